import { createHash } from 'node:crypto';
import { randomFrom } from '../faults/harness/random.js';
import type { UnsafeSentence } from './safety-set.js';

export const OBFUSCATIONS = ['look_alike', 'leet', 'spaced', 'zero_width', 'typo'] as const;
export type Obfuscation = (typeof OBFUSCATIONS)[number];

/** Cyrillic, Greek and full-width letters that look like Latin ones. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'аαａ',
  b: 'Ьｂ',
  c: 'сｃ',
  d: 'ԁｄ',
  e: 'еｅ',
  g: 'ɡｇ',
  h: 'һｈ',
  i: 'іι',
  j: 'јｊ',
  k: 'кκ',
  l: 'ӏｌ',
  m: 'мｍ',
  n: 'ոｎ',
  o: 'оοօ',
  p: 'рρ',
  r: 'гｒ',
  s: 'ѕｓ',
  t: 'тτ',
  u: 'υս',
  v: 'ѵν',
  w: 'ԝｗ',
  x: 'хχ',
  y: 'уү',
};

const LEET: Readonly<Record<string, string>> = { a: '4@', e: '3', g: '9', i: '1!', o: '0', s: '5$', t: '7' };

const SEPARATORS = [' ', '.', '-', '_'];
const INVISIBLE = ['\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u00ad'];
const KEY_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const TYPOS_AT_MOST = 2;
const TYPO_WORD_LENGTH = 4;

type Random = () => number;

/** The same sentence in disguise; the sentence's id is the seed, so that every run measures the same texts. */
export function obfuscate<Sentence extends Pick<UnsafeSentence, 'id' | 'text'>>(
  sentence: Sentence,
  kind: Obfuscation,
): Sentence {
  return { ...sentence, text: DISGUISES[kind](sentence.text, seeded(`${kind} ${sentence.id}`)) };
}

const DISGUISES: Readonly<Record<Obfuscation, (text: string, random: Random) => string>> = {
  look_alike: (text, random) => replaceLetters(text, LOOK_ALIKES, 0.5, random),
  leet: (text, random) => replaceLetters(text, LEET, 0.6, random),
  spaced: spaceLetters,
  zero_width: (text, random) =>
    text.replace(/(?<=\p{L})(?=\p{L})/gu, () => (random() < 0.4 ? pick(INVISIBLE, random) : '')),
  typo: misspell,
};

function replaceLetters(text: string, letters: Readonly<Record<string, string>>, share: number, random: Random) {
  return text.replace(/[a-z]/gi, (letter) => {
    const choices = letters[letter.toLowerCase()];
    return choices && random() < share ? pick([...choices], random) : letter;
  });
}

/** Spaces out the longest word and about half of the others. */
function spaceLetters(text: string, random: Random): string {
  const separator = pick(SEPARATORS, random);
  const parts = text.split(' ');
  const longest = parts.reduce((best, word) => (word.length > best.length ? word : best), '');
  return parts
    .map((word) => (word === longest || (word.length > 2 && random() < 0.5) ? [...word].join(separator) : word))
    .join(separator === ' ' ? '   ' : ' ');
}

function misspell(text: string, random: Random): string {
  const words = text.split(' ');
  const places = words.flatMap((word, index) =>
    /^\p{L}+$/u.test(word) && word.length >= TYPO_WORD_LENGTH ? index : [],
  );
  for (let typos = 0; typos < TYPOS_AT_MOST && places.length > 0; typos++) {
    const [place] = places.splice(Math.floor(random() * places.length), 1);
    words[place!] = mistype(words[place!]!, random);
  }
  return words.join(' ');
}

/** One slip of a finger behind the first letter: two letters swapped, one left out, one doubled, or a neighbouring key. */
function mistype(word: string, random: Random): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const [before, letter, next, after] = [word.slice(0, at), word[at]!, word[at + 1]!, word.slice(at + 2)];
  const slips = [
    before + next + letter + after,
    before + next + after,
    before + letter + letter + next + after,
    before + neighbour(letter, random) + next + after,
  ];
  return pick(slips, random);
}

function neighbour(letter: string, random: Random): string {
  const row = KEY_ROWS.find((keys) => keys.includes(letter));
  if (!row) return letter;
  const place = row.indexOf(letter);
  return pick([...row.slice(Math.max(0, place - 1), place), ...row.slice(place + 1, place + 2)], random);
}

function pick<Value>(values: readonly Value[], random: Random): Value {
  return values[Math.floor(random() * values.length)]!;
}

function seeded(seed: string): Random {
  return randomFrom(createHash('sha256').update(seed).digest().readUInt32BE(0));
}
