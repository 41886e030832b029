/**
 * `npm run bench:recurrences [-- --rules 5000 --feeds 200]`: random rules in six zones against `rrule-temporal`, and calendar
 * feeds as two other libraries read them over two years. Writes `bench/results/recurrences.json`.
 */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compile } from '../test/support/compile.mjs';

const OCCURRENCES = 12;
const SHOWN = 5;
const DAY_MS = 86_400_000;

const { values: options } = parseArgs({
  options: { rules: { type: 'string', default: '5000' }, feeds: { type: 'string', default: '200' } },
});
const build = await compile();
const { differenceToOracle, ORACLE_ZONES, randomRecurrence }: typeof import('../test/support/rule-oracle.ts') =
  await import(join(build, 'test/support/rule-oracle.js'));

const { readByIcalJs, readByNodeIcal }: typeof import('../test/support/calendar-readers.ts') = await import(
  join(build, 'test/support/calendar-readers.js')
);
const { calendarText }: typeof import('../server/calendars/calendar-text.ts') = await import(
  join(build, 'server/calendars/calendar-text.js')
);
const { nextOccurrence, occurrencesBetween }: typeof import('../server/recurrence/occurrences.ts') = await import(
  join(build, 'server/recurrence/occurrences.js')
);

const rules = Number(options.rules);
const differences: object[] = [];
const startedAt = performance.now();
for (const zone of ORACLE_ZONES) {
  for (let seed = 1; seed <= rules; seed += 1) {
    const recurrence = randomRecurrence(seed, zone);
    const difference = differenceToOracle(recurrence, OCCURRENCES);
    if (difference) differences.push({ seed, recurrence, ...difference });
  }
}
const rulesSeconds = secondsSince(startedAt);
const feedsStartedAt = performance.now();
const feeds = readFeeds(Number(options.feeds));
const figures = {
  rules,
  zones: ORACLE_ZONES,
  occurrences_each: OCCURRENCES,
  differences: differences.length,
  seconds: rulesSeconds,
  feeds: { ...feeds, seconds: secondsSince(feedsStartedAt) },
};
for (const difference of differences.slice(0, SHOWN)) process.stdout.write(`${JSON.stringify(difference)}\n`);
process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
const target = join(import.meta.dirname, 'results/recurrences.json');
await writeFile(target, `${JSON.stringify({ measured_at: new Date().toISOString(), ...figures }, null, 2)}\n`);
process.exitCode = differences.length + feeds.wrong === 0 ? 0 : 1;

/** Feeds of one rule each, and how many of their instants a library reads otherwise. */
function readFeeds(count: number): { count: number; instants: number; wrong: number } {
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const span = { from: today, to: today + 2 * 366 * DAY_MS };
  const read = { count, instants: 0, wrong: 0 };
  for (let index = 0, seed = 1; index < count; seed += 1) {
    const recurrence = randomRecurrence(seed, ORACLE_ZONES[seed % ORACLE_ZONES.length]!);
    if (nextOccurrence(recurrence) === null) continue;
    index += 1;
    const event = {
      id: `feed-${seed}`,
      summary: 'Piano',
      recurrence,
      minutes: 30,
      revision: 0,
      changedAt: new Date(today),
    };
    const text = calendarText('Starling', [event], today);
    const expected = occurrencesBetween(recurrence, span.from, span.to).map(({ at }) => new Date(at).toISOString());
    read.instants += expected.length;
    for (const instants of [readByIcalJs(text, span), readByNodeIcal(text, span)]) {
      read.wrong += expected.filter((one) => !instants.includes(one)).length;
      read.wrong += instants.filter((one) => !expected.includes(one)).length;
    }
  }
  return read;
}

function secondsSince(start: number): number {
  return Math.round((performance.now() - start) / 1_000);
}
