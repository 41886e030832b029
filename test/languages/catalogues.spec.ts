import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERRORS } from '../../contract/errors.js';
import { LANGUAGES } from '../../contract/languages.js';
import { projectRoot } from '../../server/platform/project-root.js';

type Texts = Map<string, string>;

const folder = join(projectRoot(), 'languages');
const PLURAL = /_(zero|one|two|few|many|other)$/;
const translations = LANGUAGES.filter((language) => language !== 'en');

function flat(value: unknown, path: string[] = []): [string, string][] {
  if (typeof value === 'string') return [[path.join('.'), value]];
  return Object.entries(value as object).flatMap(([key, inner]) => flat(inner, [...path, key]));
}

const read = (language: string, file: string): Texts =>
  new Map(flat(JSON.parse(readFileSync(join(folder, language, file), 'utf8'))));

/** What a text leaves open and what it marks, sorted. */
const marksOf = (text: string) => (text.match(/\{\{[^}]*\}\}|<\/?\w+>/g) ?? []).toSorted();
const withoutPlural = (key: string) => key.replace(PLURAL, '');
const files = readdirSync(join(folder, 'en')).toSorted();

it('has the same catalogues in every language', () => {
  expect(files.length).toBeGreaterThan(2);
  for (const language of translations) expect(readdirSync(join(folder, language)).toSorted()).toEqual(files);
});

it('has typed keys for every catalogue', () => {
  const typed = readFileSync(join(folder, 'catalogues.ts'), 'utf8');
  const named = [...typed.matchAll(/import\('\.\/en\/(.+?)'\)/g)].map(([, file]) => file);
  // Otherwise run `npm run codegen`.
  expect(named.toSorted()).toEqual(files);
});

it('has a text for every error, and for nothing else', () => {
  expect([...read('en', 'errors.json').keys()]).toEqual(Object.keys(ERRORS));
});

describe.each(files)('%s', (file) => {
  const english = read('en', file);

  it('has keys of few words, and texts that are neither empty nor padded', () => {
    for (const language of LANGUAGES) {
      const texts = [...read(language, file)];
      expect(texts.filter(([key]) => !/^[a-z]\w{0,39}(\.\w{1,40}){0,3}$/.test(key))).toEqual([]);
      expect(texts.filter(([, text]) => text.trim() === '' || text !== text.trim())).toEqual([]);
    }
  });

  it.each(translations)('has the same keys in %s', (language) => {
    const keys = (texts: Texts) => [...new Set([...texts.keys()].map(withoutPlural))].toSorted();
    expect(keys(read(language, file))).toEqual(keys(english));
  });

  it.each(LANGUAGES)('has the forms of each plural in %s', (language) => {
    const texts = read(language, file);
    // Spanish `many` is for millions, and takes the words of `other` where it is not given.
    const needed = new Intl.PluralRules(language)
      .resolvedOptions()
      .pluralCategories.filter((category) => category !== 'many');
    const plurals = new Set([...texts.keys()].filter((key) => PLURAL.test(key)).map(withoutPlural));
    const missing = [...plurals].flatMap((key) =>
      needed.map((category) => `${key}_${category}`).filter((form) => !texts.has(form)),
    );
    expect(missing).toEqual([]);
  });

  it.each(translations)('leaves the same values open and marks the same parts in %s', (language) => {
    const differing = [...read(language, file)].flatMap(([key, text]) => {
      const source = english.get(key) ?? english.get(`${withoutPlural(key)}_other`) ?? '';
      // The form for one may say "one" in place of the number.
      const isSame = PLURAL.test(key)
        ? marksOf(text).every((mark) => marksOf(source).includes(mark))
        : marksOf(text).join() === marksOf(source).join();
      return isSame ? [] : [`${key}: ${text}`];
    });
    expect(differing).toEqual([]);
  });
});
