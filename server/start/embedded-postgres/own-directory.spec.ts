import { chmod, chown, lstat, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { giveTo } from './launcher.js';
import { makeOwnDirectory } from './own-directory.js';

const isRoot = process.getuid?.() === 0;
/** The account that root gives files to. Other users can only keep their own. */
const other = isRoot ? { uid: 65_534, gid: 65_534 } : { uid: process.getuid!(), gid: process.getgid!() };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starling-own-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('a directory for programs under the temporary one', () => {
  it('is made, and taken again at the next start', async () => {
    const path = join(folder, 'programs');
    await makeOwnDirectory(path, 0o711);
    await makeOwnDirectory(path, 0o711);
    expect((await stat(path)).isDirectory()).toBe(true);
  });

  it('is refused where it is a link', async () => {
    await mkdir(join(folder, 'elsewhere'), { mode: 0o700 });
    await symlink(join(folder, 'elsewhere'), join(folder, 'programs'));
    await expect(makeOwnDirectory(join(folder, 'programs'), 0o711)).rejects.toThrow('is not a directory of this user');
  });

  it('is refused where others may write into it', async () => {
    await mkdir(join(folder, 'programs'));
    await chmod(join(folder, 'programs'), 0o777);
    await expect(makeOwnDirectory(join(folder, 'programs'), 0o711)).rejects.toThrow('is not a directory of this user');
  });

  it('is refused where another user has made it', async () => {
    const laidOut = join(folder, 'programs');
    await mkdir(laidOut, { mode: 0o700 });
    if (isRoot) await chown(laidOut, other.uid, other.gid);
    await expect(makeOwnDirectory(isRoot ? laidOut : '/usr', 0o711)).rejects.toThrow('is not a directory of this user');
  });

  it('is refused where others could put their own in its place', async () => {
    await chmod(folder, 0o777);
    await expect(makeOwnDirectory(join(folder, 'programs'), 0o711)).rejects.toThrow('lets other users replace');
  });
});

it('gives a data directory away without what its links lead to', async () => {
  const data = join(folder, 'data');
  const outside = join(folder, 'outside');
  await mkdir(data);
  await mkdir(outside);
  await writeFile(join(outside, 'file'), '');
  await writeFile(join(data, 'own'), '');
  await symlink(join(outside, 'file'), join(data, 'to-a-file'));
  await symlink(outside, join(data, 'to-a-folder'));
  await giveTo(other, data);
  const ownerOf = async (path: string) => (await lstat(join(folder, path))).uid;
  const paths = ['data', 'data/own', 'data/to-a-file', 'data/to-a-folder'];
  expect(await Promise.all(paths.map(ownerOf))).toEqual(paths.map(() => other.uid));
  expect(await Promise.all(['outside', 'outside/file'].map(ownerOf))).toEqual([process.getuid!(), process.getuid!()]);
});
