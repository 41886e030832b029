const LOCKED = 'Too many wrong PINs.';

/** What is wrong with a PIN, from the error of the server; null for errors of another kind. */
export function leaveProblem(extensions: Readonly<Record<string, unknown>> = {}): string | null {
  const { error, tries_left: triesLeft, retryAfter } = extensions;
  if (error === 'pin_locked') {
    const minutes = typeof retryAfter === 'number' ? Math.max(1, Math.ceil(retryAfter / 60)) : 15;
    return `${LOCKED} Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
  }
  if (error !== 'wrong_pin') return null;
  if (triesLeft === 0) return `${LOCKED} Try again in 15 minutes.`;
  if (typeof triesLeft !== 'number') return 'That PIN is not right.';
  return `That PIN is not right. You have ${triesLeft === 1 ? 'one more try' : `${triesLeft} more tries`}.`;
}
