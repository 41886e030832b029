/** Who is typing, in words. `names` in the order in which they started. */
export function typingText(names: readonly string[]): string | null {
  const [first, second] = names;
  if (first === undefined) return null;
  if (second === undefined) return `${first} is typing`;
  if (names.length === 2) return `${first} and ${second} are typing`;
  return `${names.length} people are typing`;
}
