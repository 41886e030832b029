import { unframed, withLatinLetters } from './lookalikes.ts';

/** Characters without width, marks of direction, variation selectors and tags. */
const INVISIBLE =
  /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\u{e0000}-\u{e0fff}]/gu;
const MARK = /\p{M}/gu;
const APOSTROPHE = /[‘’ʼ´`＇]/g;

const LIGATURES: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
};
const LIGATURE = /[ßæœøđðþł]/g;

/** The plain letters of a text: lower case, without accents, invisible characters, and letters that only look like Latin ones. */
export function fold(text: string): string {
  const plain = unframed(text.normalize('NFKC').replace(INVISIBLE, ''))
    .toLowerCase()
    .normalize('NFD')
    .replace(MARK, '')
    .replace(APOSTROPHE, "'")
    .replace(LIGATURE, (letter) => LIGATURES[letter] ?? letter);
  return /^\p{ASCII}*$/u.test(plain) ? plain : withLatinLetters(plain);
}
