import { lstat, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

const WRITABLE_BY_OTHERS = 0o022;
const STICKY = 0o1000;

/**
 * Creates a directory that only this user can change, or reuses it. In a temporary directory, any local user could create
 * one beforehand, with programs in it that would then run as this user.
 * @throws if it is a link, belongs to another user or is writable by one, or if its parent lets others replace it.
 */
export async function makeOwnDirectory(path: string, mode: number): Promise<void> {
  const parent = await lstat(dirname(path));
  if (parent.mode & WRITABLE_BY_OTHERS && !(parent.mode & STICKY)) {
    throw new Error(`${dirname(path)} lets other users replace its contents; set TMPDIR or DATABASE_URL`);
  }
  await mkdir(path, { mode }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const found = await lstat(path);
  const isOwn = found.isDirectory() && found.uid === process.getuid?.() && !(found.mode & WRITABLE_BY_OTHERS);
  if (!isOwn)
    throw new Error(`${path} is not a directory of this user alone; remove it, or set TMPDIR or DATABASE_URL`);
}
