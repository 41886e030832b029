import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { type BlobContent, BlobStore, type OpenBlob, requireKey } from './blob-store.js';

const FOLDER = 'blobs';
const DRAFT_ENDING = '.part';

/** Files below the data directory: for one node, or for several that share the directory. */
export class DiskBlobStore extends BlobStore {
  private readonly root: string;

  constructor(dataDir: string) {
    super();
    this.root = resolve(dataDir, FOLDER);
  }

  async put(key: string, content: BlobContent): Promise<void> {
    const file = this.fileOf(key);
    const draft = `${file}.${randomBytes(6).toString('hex')}${DRAFT_ENDING}`;
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    try {
      await writeWhole(draft, content);
      await rename(draft, file);
    } finally {
      await rm(draft, { force: true });
    }
  }

  async open(key: string): Promise<OpenBlob | null> {
    const handle = await openExisting(this.fileOf(key));
    if (!handle) return null;
    try {
      const { size } = await handle.stat();
      return { stream: handle.createReadStream(), size };
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  async delete(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      const file = this.fileOf(key);
      for (const draft of await draftsOf(file)) await rm(draft, { force: true });
      await rm(file, { force: true });
    }
  }

  private fileOf(key: string): string {
    return join(this.root, requireKey(key));
  }
}

async function writeWhole(file: string, content: BlobContent): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** What a process left that died while it wrote the file. */
async function draftsOf(file: string): Promise<string[]> {
  const folder = dirname(file);
  const names = (await ifThere(readdir(folder))) ?? [];
  const isDraft = (name: string) => name.startsWith(`${basename(file)}.`) && name.endsWith(DRAFT_ENDING);
  return names.filter(isDraft).map((name) => join(folder, name));
}

function openExisting(file: string) {
  return ifThere(open(file, 'r'));
}

async function ifThere<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
