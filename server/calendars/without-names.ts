const LETTER = /\p{L}/u;

/**
 * Cuts names to their first letters wherever a word of a text begins with one, in large or small letters: "Mia's swimming"
 * becomes "M.'s swimming".
 */
export function withoutNames(text: string, names: readonly string[]): string {
  // The longest first: a name may begin with another one.
  const searched = names.map(lettersOf).sort((one, other) => other.length - one.length);
  const letters = lettersOf(text);
  const small = letters.map((letter) => letter.toLowerCase());
  let result = '';
  for (let at = 0; at < letters.length; ) {
    const isInWord = LETTER.test(letters[at - 1] ?? '') && LETTER.test(letters[at]!);
    const name = isInWord ? undefined : searched.find((one) => isAt(one, small, at));
    result += name ? `${name[0]}.` : letters[at];
    at += name ? name.length : 1;
  }
  return result;
}

/** Composed, because the same letter can be written with its accent apart. */
const lettersOf = (text: string) => [...text.normalize('NFC')];

function isAt(name: readonly string[], small: readonly string[], at: number): boolean {
  return name.length > 0 && name.every((letter, index) => small[at + index] === letter.toLowerCase());
}
