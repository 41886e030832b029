/** How fast an answer that arrives in one piece is typed out. Milliseconds a character. */
export const DEFAULT_CHARACTER_MS = 30;
export const MESSAGE_CHARACTER_MS = 20;

/** An answer that takes longer than this is typed out faster. */
const BACKLOG_MS = 2_000;

/** How many of `length` characters show after `elapsedMs`. Every answer is complete within 4 s. */
export function writtenLength(length: number, elapsedMs: number, characterMs = DEFAULT_CHARACTER_MS): number {
  const plain = elapsedMs / characterMs;
  const backlog = BACKLOG_MS / characterMs;
  if (length <= backlog) return Math.min(length, Math.floor(plain));
  const hurried = (length * elapsedMs) / (2 * BACKLOG_MS);
  return Math.min(length, Math.floor(Math.max(plain, hurried)));
}
