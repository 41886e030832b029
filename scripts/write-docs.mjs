/**
 * Fills the generated parts of docs/api.md from the code; `--check` says whether the committed page is up to date. Needs
 * no database: only declarations are read.
 */
import 'reflect-metadata';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compile } from '../test/support/compile.mjs';

const FILE = join(import.meta.dirname, '../docs/api.md');

const { apiSections, fillSections } = await import(`${await compile()}/server/openapi/api-markdown.js`);
const committed = await readFile(FILE, 'utf8');
const page = fillSections(committed, apiSections());
if (process.argv.includes('--check')) {
  if (committed !== page) {
    console.error('docs/api.md is out of date: run `npm run docs` and commit it');
    process.exit(1);
  }
  console.log('docs/api.md is up to date');
} else {
  await writeFile(FILE, page);
  console.log('docs/api.md written');
}
process.exit(0);
