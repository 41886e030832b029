/** `summary.mjs RESULTS` prints a test run's slowest files, what failed, and its closing line: `N passed, N failed`. */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const SLOWEST = 15;
/** Lines of a failure's message that are shown here. The whole message stands where the test ended. */
const LINES = 4;

const [path] = process.argv.slice(2);
const files = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).testResults : [];
const isBad = ({ status }) => status === 'failed';
const secondsOf = ({ startTime, endTime }) => (endTime - startTime) / 1_000;
const nameOf = (file) => relative(process.cwd(), file.name);
const beginningOf = (message) => stripVTControlCharacters(message).trim().split('\n').slice(0, LINES).join('\n    ');

console.log('\nSlowest files');
for (const file of files.toSorted((a, b) => secondsOf(b) - secondsOf(a)).slice(0, SLOWEST)) {
  console.log(`${secondsOf(file).toFixed(1).padStart(7)} s  ${nameOf(file)}`);
}

const tests = files.flatMap((file) => file.assertionResults.map((test) => ({ ...test, file })));
const failures = tests.filter(isBad);
// A file that could not even be run counts as one failure; so does a run without results.
const broken = files.filter((file) => isBad(file) && !file.assertionResults.some(isBad));
const failed = files.length === 0 ? 1 : failures.length + broken.length;
if (failed > 0) console.log('\nFailed');
for (const { file, fullName, failureMessages } of failures) {
  console.log(`  ${nameOf(file)} › ${fullName}\n    ${beginningOf(failureMessages[0] ?? '')}`);
}
for (const file of broken) console.log(`  ${nameOf(file)}\n    ${beginningOf(file.message)}`);
console.log(`${tests.filter(({ status }) => status === 'passed').length} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
