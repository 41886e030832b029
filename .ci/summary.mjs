/** `summary.mjs RESULTS` prints the slowest files of a test run, and its closing line: `N passed, N failed`. */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

const SLOWEST = 15;

const [path] = process.argv.slice(2);
const files = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).testResults : [];
const isBad = ({ status }) => status === 'failed';
const secondsOf = ({ startTime, endTime }) => (endTime - startTime) / 1_000;

console.log('\nSlowest files');
for (const file of files.toSorted((a, b) => secondsOf(b) - secondsOf(a)).slice(0, SLOWEST)) {
  console.log(`${secondsOf(file).toFixed(1).padStart(7)} s  ${relative(process.cwd(), file.name)}`);
}

const tests = files.flatMap(({ assertionResults }) => assertionResults);
// A file that could not even be run counts as one failure; so does a run without results.
const broken = files.filter((file) => isBad(file) && !file.assertionResults.some(isBad)).length;
const failed = files.length === 0 ? 1 : tests.filter(isBad).length + broken;
console.log(`${tests.filter(({ status }) => status === 'passed').length} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
