/** How fast a whole answer is written out (spec §9, requirements B11). Milliseconds a character. */
export const DEFAULT_CHARACTER_MS = 30;
export const MESSAGE_CHARACTER_MS = 20;

/** More than this behind, the rest comes faster. */
const BACKLOG_MS = 2_000;

/** How many of `length` characters are out after `elapsedMs`. However long the answer, all of it is within 4 s. */
export function writtenLength(length: number, elapsedMs: number, characterMs = DEFAULT_CHARACTER_MS): number {
  const plain = elapsedMs / characterMs;
  const backlog = BACKLOG_MS / characterMs;
  if (length <= backlog) return Math.min(length, Math.floor(plain));
  const hurried = (length * elapsedMs) / (2 * BACKLOG_MS);
  return Math.min(length, Math.floor(Math.max(plain, hurried)));
}
