import { applyLanguage, type ScreenLanguage, screenLanguage } from './language';
import { addCatalogues, type Catalogue, disguiseTexts } from './texts';

/** Where the texts of all languages but English are: set by `client/texts-with-chunks.ts`. */
declare const __TEXTS__: string;

/** What the loaded code shows; `main` is what every page has. */
const parts = new Set(['main']);
const loading = new Map<string, Promise<void>>();
/** The language that is shown, or is about to be. */
let wanted: ScreenLanguage = 'en';

/** Shows another language, once the texts of all loaded pages are there. */
export async function showLanguage(next: ScreenLanguage): Promise<void> {
  wanted = next;
  if (next === screenLanguage()) return;
  if (next.includes('-')) disguiseTexts(next, (await import('./pseudo')).disguiseOf(next));
  await loadParts(next);
  // Code that arrived meanwhile brought texts of its own.
  await loadParts(next);
  if (next !== wanted) return;
  applyLanguage(next);
}

/** Loads code together with the texts that it shows. English texts are part of the code. The build writes the calls. */
export function withTexts<Module>(part: string, load: () => Promise<Module>): Promise<Module> {
  parts.add(part);
  return wanted === 'en' ? load() : Promise.all([load(), loadPart(wanted, part)]).then(([module]) => module);
}

const loadParts = (language: ScreenLanguage) => Promise.all([...parts].map((part) => loadPart(language, part)));

function loadPart(language: ScreenLanguage, part: string): Promise<void> {
  if (language === 'en' || language.includes('-')) return Promise.resolve();
  const path = `${__TEXTS__}/${language}/${part}.json`;
  const texts =
    loading.get(path) ??
    fetch(path)
      .then((response) => {
        if (!response.ok) throw new Error(`The texts of ${path} answered ${response.status}`);
        return response.json() as Promise<Readonly<Record<string, Catalogue>>>;
      })
      .then((catalogues) => addCatalogues(language, catalogues))
      // Without its texts a page is in English, which is better than no page.
      .catch(() => void loading.delete(path));
  loading.set(path, texts);
  return texts;
}
