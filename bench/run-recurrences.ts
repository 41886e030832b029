/**
 * `npm run bench:recurrences [-- --rules 5000]`: random rules in six zones against `rrule-temporal`. Writes
 * `bench/results/recurrences.json`.
 */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compile } from '../test/support/compile.mjs';

const OCCURRENCES = 12;
const SHOWN = 5;

const { values: options } = parseArgs({ options: { rules: { type: 'string', default: '5000' } } });
const build = await compile();
const { differenceToOracle, ORACLE_ZONES, randomRecurrence }: typeof import('../test/support/rule-oracle.ts') =
  await import(join(build, 'test/support/rule-oracle.js'));

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
const figures = {
  rules,
  zones: ORACLE_ZONES,
  occurrences_each: OCCURRENCES,
  differences: differences.length,
  seconds: Math.round((performance.now() - startedAt) / 1_000),
};
for (const difference of differences.slice(0, SHOWN)) process.stdout.write(`${JSON.stringify(difference)}\n`);
process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
const target = join(import.meta.dirname, 'results/recurrences.json');
await writeFile(target, `${JSON.stringify({ measured_at: new Date().toISOString(), ...figures }, null, 2)}\n`);
process.exitCode = differences.length === 0 ? 0 : 1;
