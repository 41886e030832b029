import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { APP_VERSION } from './version.js';

it("is 0.4.12, and the package's", async () => {
  const { version } = JSON.parse(await readFile(join(import.meta.dirname, '../package.json'), 'utf8')) as {
    version: string;
  };
  expect(APP_VERSION).toBe('0.4.12');
  expect(version).toBe('0.4.12');
});
