import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { disguiseOf } from '../../client/platform/languages/pseudo.js';
import { projectRoot } from '../../server/platform/project-root.js';

/** A language of the screens, or one of the two that are made at run time: longer texts, and right to left. */
export type ShownLanguage = 'en' | 'de' | 'es' | 'en-XA' | 'ar-XB';

type Texts = { readonly [key: string]: string | Texts };

function textOf(language: string, name: string, key: string): string {
  const file = join(projectRoot(), 'languages', language, `${name}.json`);
  let found: string | Texts | undefined = JSON.parse(readFileSync(file, 'utf8')) as Texts;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  if (typeof found !== 'string') throw new Error(`${name}:${key} has no text in ${language}`);
  return found;
}

/** What a screen shows for a text such as `children:badge.consent`: its longest part between values and marks. */
export function shownText(text: string, language: ShownLanguage): string {
  const [name = '', key = ''] = text.split(':');
  const isMade = language === 'en-XA' || language === 'ar-XB';
  const whole = textOf(isMade ? 'en' : language, name, key);
  const parts = (isMade ? disguiseOf(language)(whole) : whole).split(/\{\{.*?\}\}|<\/?\w+>/);
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}
