import { randomFrom } from './random.ts';

/** A sentence as a hurried child types it: one or two letters left out, doubled or swapped, never the first of a word. */
export function misspelt(text: string, seed: number): string {
  const random = randomFrom(seed);
  const words = text.split(' ');
  for (let slip = 0; slip < 2; slip += 1) {
    const place = Math.floor(random() * words.length);
    const word = words[place] ?? '';
    if (!/^[a-z]{4,}$/i.test(word)) continue;
    const at = 1 + Math.floor(random() * (word.length - 2));
    const kind = Math.floor(random() * 3);
    const [before, letter, next, rest] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1), word.slice(at + 2)];
    words[place] = before + ([next, letter + letter + next, next + letter][kind] ?? '') + rest;
  }
  return words.join(' ');
}
