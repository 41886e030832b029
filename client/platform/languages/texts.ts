import { screenLanguage } from './language';
import { numberText } from './numbers';

/** A file of `languages/`: texts by key, in groups. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutPlural<Key extends string> = Key extends `${infer Base}_${Plural}` ? Base : Key;

/** The keys of a catalogue, such as `rules.length`. The forms of a plural share one: `messages_one` is `messages`. */
export type KeyOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? WithoutPlural<Key> : `${Key}.${KeyOf<Texts[Key]>}`;
}[keyof Texts & string];

export type TextValues = Readonly<Record<string, string | number>>;

/** `t('greeting', { name })`. `count` chooses the form of a plural. */
export type Translate<Key extends string> = (key: Key, values?: TextValues) => string;

/** The texts of all languages but English, by `de/sign-in`. */
const loaded = new Map<string, Catalogue>();
let disguise: ((text: string) => string) | null = null;

export function addCatalogues(language: string, catalogues: Readonly<Record<string, Catalogue>>): void {
  for (const [name, texts] of Object.entries(catalogues)) loaded.set(`${language}/${name}`, texts);
}

/** Draws every English text in another way: the pseudo-languages. */
export function disguiseTexts(change: ((text: string) => string) | null): void {
  disguise = change;
}

/**
 * The texts of `languages/<language>/<name>.json`. The English ones come with the code, and take the place of those that
 * could not be loaded.
 */
export function textsOf<Texts extends object>(name: string, english: Texts): Translate<KeyOf<Texts>> {
  return (key, values) => {
    const language = screenLanguage();
    const translated = loaded.get(`${language}/${name}`);
    const count = values?.['count'];
    const text =
      (translated && textAt(translated, key, count, language)) ?? textAt(english as Catalogue, key, count, 'en') ?? key;
    const whole = disguise ? disguise(text) : text;
    return values ? filled(whole, values) : whole;
  };
}

function textAt(
  texts: Catalogue,
  key: string,
  count: TextValues[string] | undefined,
  language: string,
): string | undefined {
  const path = key.split('.');
  const last = path.pop() ?? '';
  let group: string | Catalogue | undefined = texts;
  for (const name of path) group = typeof group === 'object' ? group[name] : undefined;
  if (typeof group !== 'object') return undefined;
  const plural =
    typeof count === 'number' ? group[`${last}_${new Intl.PluralRules(language).select(count)}`] : undefined;
  const text = plural ?? group[last] ?? group[`${last}_other`];
  return typeof text === 'string' ? text : undefined;
}

/** `{{name}}` is a value as it is, `{{count, number}}` a number as people of the language write it. */
function filled(text: string, values: TextValues): string {
  return text.replace(/\{\{(\w+)(, number)?\}\}/g, (whole, name: string, isNumber?: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return isNumber && typeof value === 'number' ? numberText(value) : String(value);
  });
}
