/** JSON that comes from outside is nested at most so deeply (quality C28). */
export const JSON_MAX_DEPTH = 32;

/** Without recursion: what is asked here may be nested far deeper than the stack goes. */
export function isDeeperThan(value: unknown, limit: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= limit; depth += 1) {
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []));
    if (level.length === 0) return false;
  }
  return true;
}
