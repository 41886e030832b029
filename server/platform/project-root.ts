import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of package.json, found from the sources and from the build. */
export function projectRoot(from = import.meta.dirname): string {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (folder === dirname(folder)) throw new Error(`There is no package.json above ${from}`);
  }
}
