import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Finds the content folder next to `package.json`, from the source as well as from `dist`. */
export function findContentRoot(start = dirname(fileURLToPath(import.meta.url))): string {
  let folder = start;
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('Cannot find the content folder: no package.json above the code');
    folder = parent;
  }
  return join(folder, 'content');
}
