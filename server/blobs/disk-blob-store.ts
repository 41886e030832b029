import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type BlobContent, BlobStore, type OpenBlob, requireKey } from './blob-store.js';

const FOLDER = 'blobs';

/** Files below the data directory: for one node, or for several that share the directory. */
export class DiskBlobStore extends BlobStore {
  private readonly root: string;

  constructor(dataDir: string) {
    super();
    this.root = resolve(dataDir, FOLDER);
  }

  async put(key: string, content: BlobContent): Promise<void> {
    const file = this.fileOf(key);
    const draft = `${file}.${randomBytes(6).toString('hex')}.part`;
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
    for (const key of keys) await rm(this.fileOf(key), { force: true });
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

async function openExisting(file: string) {
  try {
    return await open(file, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
