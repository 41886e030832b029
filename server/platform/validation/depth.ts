/** Deeper JSON from outside is refused. */
export const JSON_MAX_DEPTH = 32;

/** Iterative, because the value may be nested deeper than the stack allows. */
export function isDeeperThan(value: unknown, limit: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= limit; depth += 1) {
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []));
    if (level.length === 0) return false;
  }
  return true;
}
