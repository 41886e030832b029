import { withoutMishaps } from './mishaps.ts';
import { HARMLESS } from './rules/harmless.ts';

/** Longer texts are cut: a message has at most 8,000 characters. */
const MAX_LENGTH = 8_000;

/** Digits and signs that stand for letters. */
const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:dont|don t)\b/g, 'do not'],
  [/\b(?:doesnt|doesn t)\b/g, 'does not'],
  [/\b(?:didnt|didn t)\b/g, 'did not'],
  [/\b(have|has|had|was|were|are|would|could)nt\b/g, '$1 not'],
  [/\b(?:cant|can t)\b/g, 'cannot'],
  [/\b(?:wont|won t)\b/g, 'will not'],
  [/\b(?:shouldnt|shouldn t)\b/g, 'should not'],
  [/\b(?:mustnt|mustn t)\b/g, 'must not'],
  [/\b(?:isnt|isn t)\b/g, 'is not'],
  [/\b(?:im)\b/g, 'i am'],
  [/\bgonna\b/g, 'going to'],
  [/\bwanna\b/g, 'want to'],
  [/\bgotta\b/g, 'got to'],
];

/** What the rules look at: the spellings of a text without its accidents and harmless phrases. */
export function readingsOf(text: string): string[] {
  return spellingsOf(text).map((spelling) =>
    HARMLESS.reduce((rest, { pattern }) => rest.replace(pattern, ' ~ '), withoutMishaps(spelling)),
  );
}

/** The plain words of a text, and again with disguised spellings such as "k1ll" or "k i l l" undone. */
export function spellingsOf(text: string): string[] {
  const cut = text.slice(0, MAX_LENGTH);
  return [...new Set([plainWords(cut), splitWords(plainWords(undisguised(cut)))])];
}

function undisguised(text: string): string {
  return (
    text
      // Only within words: "3 dogs" stays.
      .replace(/\S+/gu, (word) =>
        /\p{L}/u.test(word)
          ? word.replace(/[013457@$!](?=[\p{L}@$\d])|(?<=[\p{L}@$\d])[013457@$]/gu, (sign) => LETTERS[sign] ?? sign)
          : word,
      )
      // Spaced letters: "k i l l".
      .replace(/(?<![\p{L}'’])(?:\p{L}[ .\-_*]){3,}\p{L}(?!\p{L})/gu, (letters) => letters.replace(/[ .\-_*]/g, ''))
      .replace(/(\p{L})\1{2,}/gu, '$1')
  );
}

/** Splits the words that spaced letters ran together. */
function splitWords(words: string): string {
  return words
    .replace(/\b(kill|hurt|cut|hang)(my|your)self\b/g, '$1 $2self')
    .replace(/\bwantto(die|kill)/g, 'want to $1');
}

function plainWords(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .toLowerCase()
    .replace(/['’`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    // The rules use ASCII letters only, so a run of other scripts becomes one gap, whatever its length.
    .replace(/[^a-z\d]+/g, (gap) => (gap === ' ' ? gap : ' ~ '))
    .trim();
  return CONTRACTIONS.reduce((rest, [short, long]) => rest.replace(short, long), words);
}
