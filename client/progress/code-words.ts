/** `counting-at-the-pond` as `Counting at the pond`: for a code or a name that has no text. */
export function wordsOf(code: string): string {
  const words = code.replaceAll(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
