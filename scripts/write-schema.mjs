/**
 * Writes schema.graphql from the code; `--check` says whether the committed one is up to date. Needs no database: only
 * the resolvers are read.
 */
import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compile } from '../test/support/compile.mjs';

const FILE = join(import.meta.dirname, '../schema.graphql');

const { printServerSchema } = await import(`${await compile()}/server/print-schema.js`);
const schema = await printServerSchema();
if (process.argv.includes('--check')) {
  const committed = existsSync(FILE) ? await readFile(FILE, 'utf8') : '';
  if (committed !== schema) {
    console.error('schema.graphql is out of date: run `npm run schema` and commit it');
    process.exit(1);
  }
  console.log('schema.graphql is up to date');
} else {
  await writeFile(FILE, schema);
  console.log('schema.graphql written');
}
process.exit(0);
