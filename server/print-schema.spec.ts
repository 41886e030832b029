import { readFile } from 'node:fs/promises';
import { printServerSchema } from './print-schema.js';

it('is committed as the code has it', async () => {
  const committed = await readFile(new URL('../schema.graphql', import.meta.url), 'utf8');
  expect(await printServerSchema()).toBe(committed);
});
