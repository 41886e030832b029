import type { ParseKeys } from 'i18next';
import type { Language } from '../../contract/languages.js';
import type { Catalogues } from '../../languages/catalogues.js';
import { textsIn } from '../platform/languages/texts.js';

/** A text to a person: the family's own words, or ours in the language of whoever reads them. */
export type Wording = string | ((language: Language) => string);
type TextValues = Readonly<Record<string, string | number>>;

type Texts = Catalogues['notices'];
/** The notices whose title and message are both in the catalogue. */
type NoticeName = {
  [Name in keyof Texts]: Texts[Name] extends { title: string; message: string } ? Name : never;
}[keyof Texts];

export const inLanguage = (wording: Wording, language: Language): string =>
  typeof wording === 'string' ? wording : wording(language);

/** A text of `languages/<language>/notices.json`. */
export function noticeText(key: ParseKeys<'notices'>, values: TextValues = {}): Wording {
  return (language) => textsIn(language, 'notices')(key, values);
}

export function noticeTexts(name: NoticeName, values: TextValues = {}): { title: Wording; message: Wording } {
  return { title: noticeText(`${name}.title`, values), message: noticeText(`${name}.message`, values) };
}
