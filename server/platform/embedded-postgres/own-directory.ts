import { lstat, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

const WRITABLE_BY_OTHERS = 0o022;
const STICKY = 0o1000;

/**
 * Makes a directory that only this user can have made and can change, or takes the one that is there. Under a temporary
 * directory any local user could lay one out beforehand, with programs in it that would then run as this user.
 * @throws where it is a link, belongs to another user or can be written by one, or where its parent lets others replace it.
 */
export async function makeOwnDirectory(path: string, mode: number): Promise<void> {
  const parent = await lstat(dirname(path));
  if (parent.mode & WRITABLE_BY_OTHERS && !(parent.mode & STICKY)) {
    throw new Error(`${dirname(path)} lets other users replace what is in it; set TMPDIR or DATABASE_URL`);
  }
  await mkdir(path, { mode }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const found = await lstat(path);
  const isOwn = found.isDirectory() && found.uid === process.getuid?.() && !(found.mode & WRITABLE_BY_OTHERS);
  if (!isOwn)
    throw new Error(`${path} is not a directory of this user alone; remove it, or set TMPDIR or DATABASE_URL`);
}
