import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGES } from '../contract/languages';

const client = import.meta.dirname;
const LOAD_TEXTS = join(client, 'platform/languages/load-texts');
const TRANSLATIONS = LANGUAGES.filter((language) => language !== 'en');
/** The last line of an import, however many lines it has. */
const STATIC_IMPORT = /(?: from |^import )'(\.[^']+)'(?: with \{ type: 'json' \})?;$/;
const TYPES_ONLY = /^(?:import|export) type /;
const DYNAMIC_IMPORT = /(?<![\w.])import\(\s*['"](\.[^'"]+)['"]\s*\)/g;
const CATALOGUE = /\/languages\/en\/([\w-]+)\.json$/;

/** The catalogues behind each file that is loaded on demand, by its short name in the code. */
type Parts = ReadonlyMap<string, { file: string; catalogues: readonly string[] }>;

/**
 * Loads the texts of a page together with its code. For a reader of another language than English, `import('./Page')` also
 * asks for one file with all texts that the page and its imports use, in the same moment and not one round trip later.
 */
export function textsWithChunks(): Plugin {
  let parts: Parts;
  let folder: string;
  return {
    name: 'starling:texts-with-chunks',
    config(_config, { command }) {
      parts = findParts();
      folder = `assets/texts-${command === 'build' ? hashOf(parts) : 'now'}`;
      return { define: { __TEXTS__: JSON.stringify(`/${folder}`) } };
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [, language, part] = /^\/assets\/texts-now\/(\w+)\/(\w+)\.json/.exec(request.url ?? '') ?? [];
        if (!language || !part) return next();
        response.setHeader('content-type', 'application/json');
        response.end(textsOf(language, findParts().get(part)?.catalogues ?? []));
      });
    },
    transform: {
      filter: { id: /\.tsx?$/, code: /import\(/ },
      handler(code, id) {
        const names = new Map([...parts].map(([name, { file }]) => [file, name]));
        let isChanged = false;
        const changed = code.replace(DYNAMIC_IMPORT, (call, path: string) => {
          const name = names.get(sourceFile(resolve(dirname(id), path)) ?? '');
          if (!name) return call;
          isChanged = true;
          return `withTextsOf('${name}', () => ${call})`;
        });
        if (!isChanged) return null;
        return { code: `import { withTexts as withTextsOf } from '${LOAD_TEXTS}';\n${changed}`, map: null };
      },
    },
    generateBundle() {
      for (const language of TRANSLATIONS) {
        for (const [name, { catalogues }] of parts) {
          const source = textsOf(language, catalogues);
          this.emitFile({ type: 'asset', fileName: `${folder}/${language}/${name}.json`, source });
        }
      }
    },
  };
}

function findParts(): Parts {
  const catalogues = (file: string) => [...reachedFrom(file)].flatMap((one) => CATALOGUE.exec(one)?.[1] ?? []);
  const main = join(client, 'main.tsx');
  const initial = catalogues(main);
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  const targets = files.flatMap((name) =>
    [...readFileSync(join(client, name), 'utf8').matchAll(DYNAMIC_IMPORT)].flatMap(
      ([, path = '']) => sourceFile(resolve(dirname(join(client, name)), path)) ?? [],
    ),
  );
  const onDemand = [...new Set(targets)].toSorted().flatMap((file) => {
    const more = catalogues(file).filter((name) => !initial.includes(name));
    return more.length > 0 ? [{ file, catalogues: more }] : [];
  });
  return new Map([
    ['main', { file: main, catalogues: initial }],
    ...onDemand.map((part, index) => [index.toString(36), part] as const),
  ]);
}

function textsOf(language: string, catalogues: readonly string[]): string {
  const read = (name: string) =>
    JSON.parse(readFileSync(join(client, '../languages', language, `${name}.json`), 'utf8')) as unknown;
  return JSON.stringify(Object.fromEntries(catalogues.map((name) => [name, read(name)])));
}

function hashOf(parts: Parts): string {
  const hash = createHash('sha256');
  for (const language of TRANSLATIONS) {
    for (const { catalogues } of parts.values()) hash.update(textsOf(language, catalogues));
  }
  return hash.digest('hex').slice(0, 8);
}

/** A file and everything that it imports before it runs. */
function reachedFrom(file: string): Set<string> {
  const reached = new Set<string>();
  const visit = (path: string): void => {
    if (reached.has(path)) return;
    reached.add(path);
    if (!/\.tsx?$/.test(path)) return;
    for (const line of readFileSync(path, 'utf8').split('\n')) {
      const [, target] = (!TYPES_ONLY.test(line) && STATIC_IMPORT.exec(line)) || [];
      const next = target && sourceFile(resolve(dirname(path), target));
      if (next) visit(next);
    }
  };
  visit(file);
  return reached;
}

const sourceFile = (path: string) =>
  [path, `${path}.ts`, `${path}.tsx`].find((one) => /\.(tsx?|json)$/.test(one) && existsSync(one));
