import { unframed, withLatinLetters } from './lookalikes.ts';

/** Characters without width, marks of direction, variation selectors and tags. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
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
