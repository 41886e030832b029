import { statSync } from 'node:fs';
import { relative } from 'node:path';

/** What starts first. The tests that kill nodes mostly wait, and those in a browser take the longest. */
const FIRST = [/^test\/faults\//, /^test\/browser\//, /\.itest\.ts$/];

/**
 * The order of the test files. A slow file that starts last keeps one worker busy while the others have nothing left.
 * Jest itself starts with the longest file, which is not the slowest, unless it has run on this machine before.
 */
export default class SlowestFirst {
  sort(tests) {
    const ranked = tests.map((test) => ({ test, rank: rankOf(test), bytes: statSync(test.path).size }));
    return ranked.sort((one, other) => one.rank - other.rank || other.bytes - one.bytes).map(({ test }) => test);
  }

  /** Jest hands over the durations of the run. The order does not depend on them. */
  cacheResults() {}
}

function rankOf({ path, context }) {
  const file = relative(context.config.rootDir, path).replaceAll('\\', '/');
  const rank = FIRST.findIndex((pattern) => pattern.test(file));
  return rank < 0 ? FIRST.length : rank;
}
