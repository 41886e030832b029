import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The signing secret of this data directory, drawn once. Nodes that start together on one directory get the same. */
export async function readOrCreateSecret(directory: string): Promise<string> {
  const file = join(directory, 'jwt-secret');
  const existing = await readFile(file, 'utf8').catch(() => '');
  if (Buffer.byteLength(existing.trim()) >= 32) return existing.trim();
  const secret = randomBytes(48).toString('base64url');
  // An empty or cut off file is of no use to anybody; a whole one of another node, in between, is kept.
  await writeFile(file, `${secret}\n`, { mode: 0o600, flag: existing === '' ? 'wx' : 'w' }).catch((error) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  });
  return (await readFile(file, 'utf8')).trim();
}
