import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Keeps the newest entries of a cache folder: another run of the tests may be using one of the last. */
export async function pruneCache(folder, keep) {
  const entries = await Promise.all(
    (await readdir(folder)).map(async (name) => ({ name, age: (await stat(join(folder, name))).mtimeMs })),
  );
  const old = entries.sort((a, b) => b.age - a.age).slice(keep);
  await Promise.all(old.map(({ name }) => rm(join(folder, name), { recursive: true, force: true })));
}
