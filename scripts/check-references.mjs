/**
 * Refuses references that a reader of this repository cannot follow: sections and rows of documents that are not here,
 * and links to headings of `docs/` that do not exist. Part of `npm run lint`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const DOCUMENTS =
  'quality|requirements?|contract|spec|specification|speed|house|security|design|ux|craft|stack|family|rows';

/** What names a place outside the repository. Sections of RFCs are public and may be named. */
const OUTSIDE = [
  new RegExp(`\\b(?:${DOCUMENTS})(?:\\.md)?,? ?§ ?[A-Z]?\\d+`, 'gi'),
  new RegExp(`\\b(?:${DOCUMENTS})(?:\\.md)? (?:part )?[A-Z]\\d+\\b`, 'g'),
  new RegExp(`(?<![\\w/-])(?:${DOCUMENTS}|house-review)\\.md\\b`, 'g'),
  /(?<!RFC \d+,? )§ ?\d+/g,
  /(?<!\w)\((?:[A-EG-QS-Z]\d{1,2}|R\d{1,3})\)/g,
  /(?<![\w'"`/-])R\d{2,3}\b(?!['"`\w])/g,
  /\bthe spec\b(?!\.ts)/gi,
];
/** These files hold the numbered rows themselves, or the patterns. */
const EXCEPT = new Set([
  'docs/requirements-coverage.md',
  'test/requirements-coverage.spec.ts',
  'scripts/check-references.mjs',
  'test/references.spec.ts',
]);
const SOURCES = /\.(?:ts|tsx|mjs|cjs|js|md|css|html|ya?ml|graphql|conf)$|^Dockerfile$|^\.ci\//;
const GENERATED = /^(?:client\/gql\/|client\/public\/|bench\/results\/|content\/)/;

/** The anchors of a Markdown file, as GitHub makes them. */
export function anchorsOf(markdown) {
  const seen = new Map();
  return new Set(
    [...markdown.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^#{1,6} (.+)$/gm)].map(([, title]) => {
      const plain = title.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
      const slug = plain
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replace(/\s/g, '-');
      const times = seen.get(slug) ?? 0;
      seen.set(slug, times + 1);
      return times === 0 ? slug : `${slug}-${times}`;
    }),
  );
}

/**
 * Every reference in `text` that leads nowhere, as `{line, found}`. `anchors` answers the anchors of a file of the
 * repository, or `null` where there is no such file.
 */
export function badReferences(path, text, anchors) {
  const bad = [];
  const add = (index, found) => bad.push({ line: text.slice(0, index).split('\n').length, found });
  const outside = new Map();
  for (const pattern of OUTSIDE) {
    for (const { index, 0: found } of text.matchAll(pattern)) {
      const end = index + found.length;
      if (![...outside].some(([start, other]) => index < start + other.length && start < end))
        outside.set(index, found);
    }
  }
  for (const [index, found] of outside) add(index, found);
  for (const { index, 0: found, 1: file, 2: anchor } of text.matchAll(/\b(docs\/[\w-]+\.md)(?:#([\w-]+))?/g)) {
    const known = anchors(file);
    if (known === null || (anchor !== undefined && !known.has(anchor))) add(index, found);
  }
  if (!path.endsWith('.md')) return bad;
  for (const { index, 0: found, 1: file, 2: anchor } of text.matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]*))?\)/g)) {
    const target = file === '' ? path : relative('.', join(dirname(path), file));
    if (/^docs\//.test(target) && found.includes('docs/')) continue;
    const known = anchors(target);
    if (known === null || (anchor && !known.has(anchor))) add(index, found);
  }
  return bad;
}

function main() {
  const cache = new Map();
  const anchors = (file) => {
    if (!cache.has(file)) {
      const full = join(ROOT, file);
      const isText = existsSync(full) && file.endsWith('.md');
      cache.set(file, isText ? anchorsOf(readFileSync(full, 'utf8')) : existsSync(full) ? new Set() : null);
    }
    return cache.get(file);
  };
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT });
  const files = listed
    .toString()
    .split('\n')
    .filter((file) => SOURCES.test(file) && !GENERATED.test(file) && !EXCEPT.has(file) && existsSync(join(ROOT, file)));
  let count = 0;
  for (const file of files) {
    for (const { line, found } of badReferences(file, readFileSync(join(ROOT, file), 'utf8'), anchors)) {
      count += 1;
      console.error(`${file}:${line} refers to "${found}", which is not in this repository`);
    }
  }
  if (count === 0) return;
  console.error(`${count} references lead nowhere. State the rule itself, or link to a heading of docs/.`);
  process.exitCode = 1;
}

if (process.argv[1] === import.meta.filename) main();
