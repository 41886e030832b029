/** Digits and signs that stand for letters. */
const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'il',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'gb',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'il',
  '|': 'il',
  '+': 't',
  '€': 'e',
  '£': 'l',
  '(': 'c',
};

const READINGS_MAX = 16;

/** Whether letters may hide behind the digits or signs of a word. */
export function mayBeLeet(word: string): boolean {
  return /[a-z]/.test(word) ? /[\d@$!|+€£(]/.test(word) : /\d/.test(word) && /[@$!]/.test(word);
}

/** The words that such a word may stand for, at most 16. */
export function leetReadings(word: string): string[] {
  let readings = [''];
  for (const sign of word) {
    const letters = LETTERS[sign] ?? sign;
    const several = letters.length > 1 && readings.length * letters.length <= READINGS_MAX;
    readings = readings.flatMap((start) =>
      several ? [...letters].map((letter) => start + letter) : [start + letters[0]],
    );
  }
  return readings;
}
