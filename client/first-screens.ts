import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGES } from '../contract/languages';
import type { Catalogues } from '../languages/catalogues';

const folder = join(import.meta.dirname, '../languages');
const TRANSLATIONS = LANGUAGES.filter((language) => language !== 'en');

/**
 * Writes `index.de.html` and so on: the page with its first screen in the other languages. It stands before any script, so
 * the service chooses among the pages: see `web-client.ts`.
 */
export function firstScreens(): Plugin {
  return {
    name: 'starling:first-screens',
    apply: 'build',
    // The page itself is written before.
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('The build has no index.html');
      const html = typeof page.source === 'string' ? page.source : new TextDecoder().decode(page.source);
      for (const language of TRANSLATIONS) {
        this.emitFile({ type: 'asset', fileName: `index.${language}.html`, source: translated(html, language) });
      }
    },
  };
}

/** The page with the texts of its language in place of the English ones. */
function translated(html: string, language: string): string {
  const own = textsOf(language);
  return Object.entries(textsOf('en')).reduce(
    (page, [key, english]) => {
      // A text that was changed in one place only must not stay in English.
      if (!page.includes(english)) throw new Error(`index.html does not say: ${english}`);
      return page.replace(english, () => own[key as keyof typeof own]);
    },
    html.replace('<html lang="en">', `<html lang="${language}">`),
  );
}

function textsOf(language: string) {
  const read = (name: string) => JSON.parse(readFileSync(join(folder, language, `${name}.json`), 'utf8'));
  const { start }: Catalogues['platform'] = read('platform');
  const first: Catalogues['first-screen'] = read('first-screen');
  return { ...first, companion: start.companion, verifying: start.verifying };
}
