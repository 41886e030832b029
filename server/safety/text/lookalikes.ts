/** Letters of other scripts that look like Latin ones: the letter, then those that stand in for it. NFKC does the rest. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  a: 'аαɑ∂ⲁꭺᴀᎪ',
  b: 'ЬЪьъƄʙᏴᖯвβ',
  c: 'сϲⅽᴄᏟ¢ƈ',
  d: 'ԁɗđᏧᗞᴅժ',
  e: 'еєεɛҽ℮ᴇᎬ€ё',
  f: 'ƒꞙғϝ',
  g: 'ɡցɢԍᏀǥ',
  h: 'һհʜнᎻ',
  i: 'іıιɩɪӏᎥїί',
  j: 'јϳᴊᎫ',
  k: 'кκᴋᏦƙ',
  l: 'ⅼʟᏞℓłⵏ',
  m: 'мᴍᎷⅿʍ',
  n: 'ոηɴпͷŋ',
  o: 'оοσօøᴏⲟ০०ഠ',
  p: 'рρᴘᏢ',
  q: 'ԛզ',
  r: 'гɾʀᎡя',
  s: 'ѕꜱᏚƽ§',
  t: 'тτᴛᎢŧ',
  u: 'υսᴜʋ',
  v: 'ѵνᴠᏙ',
  w: 'ԝωѡᴡᎳщш',
  x: 'хχ×ⅹ',
  y: 'уүγʏỿү',
  z: 'ᴢᏃʐƶ',
};

const LATIN = new Map(
  Object.entries(LOOKALIKES).flatMap(([latin, others]) =>
    [...others, ...others.toLowerCase()].map((other): [string, string] => [other, latin]),
  ),
);

/** Blocks of letters in frames, in the order of the alphabet, that NFKC leaves alone: circled, squared, and those of flags. */
const FRAMED = [0x1f150, 0x1f170, 0x1f1e6];

/** Emoji by their numbers, because no source file of the product holds one. */
const PICTURES: Readonly<Record<string, string>> = {
  '\u{1f52a}': ' knife ',
  '\u{1f5e1}': ' knife ',
  '\u{1f52b}': ' gun ',
  '\u{1f48a}': ' pills ',
  '\u{1f4a3}': ' bomb ',
};

const FRAMED_LETTER = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu;
const PICTURE = /[\u{1f52a}\u{1f5e1}\u{1f52b}\u{1f48a}\u{1f4a3}]/gu;
const WORD = /[\p{L}×∂¢€§']+/gu;
const ASCII = /^\p{ASCII}*$/u;

/** Turns framed letters into plain ones, and a few pictures into their words. */
export function unframed(text: string): string {
  return text
    .replace(PICTURE, (picture) => PICTURES[picture] ?? picture)
    .replace(FRAMED_LETTER, (letter) => {
      const code = letter.codePointAt(0) ?? 0;
      const start = FRAMED.findLast((first) => first <= code) ?? code;
      return String.fromCharCode(97 + code - start);
    });
}

/** Replaces look-alike letters in words that can be read as Latin as a whole. A word of another script stays as it is. */
export function withLatinLetters(text: string): string {
  return text.replace(WORD, (word) => {
    if (ASCII.test(word)) return word;
    const letters = [...word].map((letter) => LATIN.get(letter) ?? letter);
    return letters.every((letter) => /[a-z']/.test(letter)) ? letters.join('') : word;
  });
}
