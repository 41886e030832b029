import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { transform } from '@swc/core';
import { pruneCache } from './prune.mjs';

const root = join(import.meta.dirname, '../..');
const FOLDERS = ['server', 'contract', 'migrations', 'test/support', 'test/doubles', 'test/factories'];

/** The same language settings as tsconfig.json. Types are checked elsewhere. */
const options = {
  swcrc: false,
  sourceMaps: 'inline',
  module: { type: 'es6' },
  jsc: {
    target: 'es2023',
    keepClassNames: true,
    // Some files import `.ts`: Node runs them as they are in the safety thread of the tests.
    rewriteRelativeImportExtensions: true,
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: true },
  },
};

/**
 * The server as plain JavaScript, for tests that start it as a process of its own: made once per state of the sources.
 * @returns the folder that holds `server/main.js`.
 */
export async function compile() {
  const sources = [];
  for (const folder of FOLDERS) {
    if (!existsSync(join(root, folder))) continue;
    for (const entry of await readdir(join(root, folder), { recursive: true })) {
      if (entry.endsWith('.ts') && !/\.(spec|itest|ftest|suite|d)\.ts$/.test(entry)) sources.push(join(folder, entry));
    }
  }
  const texts = await Promise.all(sources.sort().map((file) => readFile(join(root, file), 'utf8')));
  const hash = createHash('sha256')
    .update(JSON.stringify([options, sources, texts]))
    .digest('hex')
    .slice(0, 16);
  const builds = join(root, '.cache/server');
  const output = join(builds, hash);
  if (existsSync(output)) return output;

  await mkdir(builds, { recursive: true });
  await pruneCache(builds, 20);
  const staging = `${output}.${process.pid}`;
  await Promise.all(
    sources.map(async (file, index) => {
      const { code } = await transform(texts[index], { ...options, filename: join(root, file) });
      const target = join(staging, file.replace(/\.ts$/, '.js'));
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, code);
    }),
  );
  await rename(staging, output).catch((error) => {
    if (!existsSync(output)) throw error;
  });
  return output;
}
