import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const ROWS = 274;
const VERDICTS = ['done', 'family area', 'decided otherwise'];

interface Row {
  name: string;
  requirement: string;
  verdict: string;
  /** What is missing, or why the product differs. */
  reason: string;
  /** Each a path, then the titles of the blocks around the test, its own title last. */
  tests: string[][];
}

/** The rows of the tables of `docs/requirements-coverage.md`, as they stand there. */
async function readRows(): Promise<Row[]> {
  const text = await readFile(join(ROOT, 'docs/requirements-coverage.md'), 'utf8');
  return text
    .split('\n')
    .filter((line) => /^\| R\d+ \|/.test(line))
    .map((line) => {
      const [name = '', requirement = '', judged = '', tests = '', ...more] = line.slice(2, -2).split(' | ');
      if (more.length > 0) throw new Error(`${name} has a cell too many`);
      const [verdict = '', ...reason] = judged.split(': ');
      return {
        name,
        requirement,
        verdict,
        reason: reason.join(': '),
        tests: [...tests.matchAll(/`([^`]+)`/g)].map(([, test = '']) => test.split(' › ')),
      };
    });
}

/** True where the source has a test, or a block of tests, of this title. */
function hasTitle(source: string, title: string): boolean {
  const written = [`'${title.replaceAll("'", "\\'")}'`, `"${title}"`, `\`${title}\``];
  return written.some((literal) => {
    for (let at = source.indexOf(literal); at >= 0; at = source.indexOf(literal, at + 1)) {
      // Behind `.each(…)` stands the call that names the tests.
      if (/(?:\b(?:it|test|describe)|\))\(\s*$/.test(source.slice(Math.max(0, at - 40), at))) return true;
    }
    return false;
  });
}

describe('the coverage of the requirements', () => {
  it('has a row for each requirement, in order, with its requirement and a verdict', async () => {
    const rows = await readRows();
    expect(rows.map(({ name }) => name)).toEqual(Array.from({ length: ROWS }, (_, index) => `R${index + 1}`));
    for (const { name, requirement, verdict, reason } of rows) {
      expect([name, requirement]).not.toEqual([name, '']);
      expect([name, VERDICTS.includes(verdict)]).toEqual([name, true]);
      // Where the product lacks something or differs, the row says what or why.
      expect([name, reason !== '']).toEqual([name, verdict !== 'done']);
    }
  });

  it('names tests that exist, at least one for all that is done', async () => {
    const sources = new Map<string, string>();
    const missing: string[] = [];
    for (const { name, verdict, tests } of await readRows()) {
      if (verdict === 'done' && tests.length === 0) missing.push(`${name} names no test`);
      for (const [path = '', ...titles] of tests) {
        const source = sources.get(path) ?? (await readFile(join(ROOT, path), 'utf8').catch(() => null));
        if (source === null) {
          missing.push(`${name}: ${path}`);
          continue;
        }
        sources.set(path, source);
        if (titles.length === 0) missing.push(`${name}: ${path} without a title`);
        for (const title of titles) if (!hasTitle(source, title)) missing.push(`${name}: ${path} › ${title}`);
      }
    }
    expect(missing).toEqual([]);
  });
});
