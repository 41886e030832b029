import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../server/platform/project-root.js';
import { pruneCache } from './prune.mjs';

/** A production build of the very sources that are tested, where the run has made one already. */
const FINISHED_BUILD = 'STARLING_TEST_CLIENT';

/** The production build of the web client, built once for each state of its sources. @returns its folder. */
export async function buildClient(): Promise<string> {
  const finished = process.env[FINISHED_BUILD];
  if (finished) return finished;
  const root = projectRoot();
  const hash = createHash('sha256').update(await readFile(join(root, 'package-lock.json')));
  for (const folder of ['client', 'contract', 'languages']) {
    for (const entry of (await readdir(join(root, folder), { recursive: true, withFileTypes: true })).toSorted(
      (a, b) => (join(a.parentPath, a.name) < join(b.parentPath, b.name) ? -1 : 1),
    )) {
      if (!entry.isFile() || /\.spec\.tsx?$/.test(entry.name)) continue;
      const file = join(entry.parentPath, entry.name);
      hash.update(file.slice(root.length)).update(await readFile(file));
    }
  }
  const builds = join(root, '.cache/client');
  const output = join(builds, hash.digest('hex').slice(0, 16));
  if (existsSync(output)) return output;
  await mkdir(builds, { recursive: true });
  await pruneCache(builds, 4);
  const staging = `${output}.${process.pid}`;
  await run(join(root, 'node_modules/vite/bin/vite.js'), [
    'build',
    '--config',
    join(root, 'client/vite.config.ts'),
    '--outDir',
    staging,
    '--logLevel',
    'error',
  ]);
  await rename(staging, output).catch((error) => {
    if (!existsSync(output)) throw error;
  });
  return output;
}

function run(program: string, args: string[]): Promise<void> {
  return new Promise((settle, fail) => {
    // Jest's NODE_ENV would build React for tests.
    const env = { ...process.env, NODE_ENV: 'production' };
    const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'inherit', 'inherit'], env });
    child.once('error', fail);
    child.once('close', (code) => (code === 0 ? settle() : fail(new Error(`vite build ended with ${code}`))));
  });
}
