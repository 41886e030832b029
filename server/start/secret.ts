import { randomBytes } from 'node:crypto';
import { link, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

const MIN_BYTES = 32;

/**
 * The signing secret of this data directory, generated once. Nodes that start together on one directory get the same. The
 * file is created whole; an empty or truncated one is replaced.
 */
export async function readOrCreateSecret(directory: string): Promise<string> {
  const file = join(directory, 'jwt-secret');
  const existing = await readSecret(file);
  if (isWhole(existing)) return existing;
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  const broken = `${draft}.broken`;
  try {
    await writeSafely(draft, `${randomBytes(48).toString('base64url')}\n`);
    if (existing !== null) await moveAway(file, broken);
    await linkUnlessThere(draft, file);
  } finally {
    await rm(draft, { force: true });
    await rm(broken, { force: true });
  }
  const settled = await readSecret(file);
  return isWhole(settled) ? settled : readOrCreateSecret(directory);
}

/** `null` if there is no file. */
async function readSecret(file: string): Promise<string | null> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

function isWhole(secret: string | null): secret is string {
  return secret !== null && Buffer.byteLength(secret) >= MIN_BYTES;
}

async function writeSafely(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Moves a broken file away, and restores it if another node has repaired it meanwhile. */
async function moveAway(file: string, aside: string): Promise<void> {
  await rename(file, aside).catch((error: unknown) => {
    if (!hasCode(error, 'ENOENT')) throw error;
  });
  if (isWhole(await readSecret(aside))) await linkUnlessThere(aside, file);
}

/** Keeps the file that another node has created meanwhile. */
async function linkUnlessThere(draft: string, file: string): Promise<void> {
  await link(draft, file).catch((error: unknown) => {
    if (!hasCode(error, 'EEXIST')) throw error;
  });
}

function hasCode(error: unknown, code: string): boolean {
  return (error as NodeJS.ErrnoException).code === code;
}
