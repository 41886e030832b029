import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the written content: beside `package.json`, wherever the code runs from (source or `dist`). */
export function findContentRoot(start = dirname(fileURLToPath(import.meta.url))): string {
  let folder = start;
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('The folder of the content was not found: no package.json above the code');
    folder = parent;
  }
  return join(folder, 'content');
}
