/**
 * What a test run has found. `summary.mjs failed FIRST` prints the files that failed, one a line; `summary.mjs total
 * FIRST [SECOND]` the closing line of the run, where the second, of these files alone, has the last word on them.
 */
import { existsSync, readFileSync } from 'node:fs';

const [task, ...paths] = process.argv.slice(2);
const runs = paths.filter((path) => existsSync(path)).map((path) => JSON.parse(readFileSync(path, 'utf8')));
const lastWord = new Map(runs.flatMap(({ testResults }) => testResults.map((file) => [file.name, file])));
const files = [...lastWord.values()];
const isBad = ({ status }) => status === 'failed';

if (task === 'failed') {
  for (const { name } of files.filter(isBad)) console.log(name);
} else {
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  const failed = tests.filter(isBad).length;
  // A file that could not even be run counts as one failure.
  const broken = files.filter((file) => isBad(file) && !file.assertionResults.some(isBad)).length;
  console.log(`${tests.filter(({ status }) => status === 'passed').length} passed, ${failed + broken} failed`);
  process.exitCode = failed + broken === 0 && runs.length > 0 ? 0 : 1;
}
