/**
 * `npm run scale`: simulates Starling over several nodes with the costs that the bench measured, and writes the tables of
 * `docs/scale.md`. It takes seconds, needs nothing, and always gives the same figures for the same results of the bench.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceSection } from './report/write-report.ts';
import { capacityOf } from './scale/families.ts';
import { readMeasured } from './scale/measured.ts';
import {
  capacityTable,
  comparisonsOf,
  comparisonTable,
  costTable,
  fullestFirst,
  growthOf,
  growthTable,
} from './scale/report.ts';

const PAGE = join(import.meta.dirname, '../docs/scale.md');

const measured = readMeasured();
const capacity = capacityOf(measured);
const sections = {
  costs: costTable(measured),
  families: `${capacityTable(capacity)}\n\n${fullestFirst(capacity)}`,
  compared: comparisonTable(comparisonsOf(measured)),
  growth: growthTable(growthOf(measured)),
};
let page = await readFile(PAGE, 'utf8');
for (const [name, text] of Object.entries(sections)) {
  page = replaceSection(page, `scale:${name}`, text);
  process.stdout.write(`${text}\n\n`);
}
await writeFile(PAGE, page);
