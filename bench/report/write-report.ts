import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { goalsOf } from './goals.ts';
import { type Results, readOther } from './results.ts';
import { type SoakResult, soakReport } from './soak-report.ts';
import { goalTable, tablesOf } from './tables.ts';

const PAGE = join(import.meta.dirname, '../../docs/benchmarks.md');

/** Rewrites the tables of `docs/benchmarks.md`. Text outside the markers stays. */
export async function writeReport(results: Results): Promise<void> {
  const soak = await readOther<SoakResult>('soak.json');
  const sections: Record<string, string> = {
    goals: goalTable(await goalsOf(results)),
    live: [`Machine: ${results.machine}; Node ${results.node}.`, '', tablesOf(results)].join('\n'),
    soak: soak ? soakReport(soak) : 'Not run yet.',
  };
  let page = await readFile(PAGE, 'utf8');
  for (const [name, text] of Object.entries(sections)) page = replaceSection(page, `bench:${name}`, text.trim());
  await writeFile(PAGE, page);
}

/** Puts the text between the markers of this name. */
export function replaceSection(page: string, name: string, text: string): string {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The page has no place for ${name}`);
  return `${page.slice(0, from + begin.length)}\n\n${text}\n\n${page.slice(to)}`;
}
