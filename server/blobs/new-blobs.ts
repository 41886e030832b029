import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type BlobContent, BlobStore } from './blob-store.js';
import { DeletedBlobsRepository } from './deleted-blobs.repository.js';

/**
 * Stores bytes for rows that do not exist yet. Each key is noted before its bytes are stored, so that a node that dies before
 * the row is written leaves nothing that cannot be found: what no row has claimed after an hour is deleted. A key is used once.
 */
@Injectable()
export class NewBlobs {
  constructor(
    private readonly store: BlobStore,
    private readonly repository: DeletedBlobsRepository,
  ) {}

  async put(key: string, content: BlobContent, mimeType: string): Promise<void> {
    await this.repository.noteNew(key);
    await this.store.put(key, content, mimeType);
  }

  /** In the transaction of the rows that name them. Throws if one of them has been given up since. */
  async claim(keys: readonly string[], manager: EntityManager): Promise<void> {
    const claimed = await this.repository.claim(keys, manager);
    if (claimed !== keys.length) throw new Error('A blob has been given up before a row named it');
  }

  /** No row will name them. */
  async discard(keys: readonly string[]): Promise<void> {
    await this.repository.giveUp(keys);
    await this.store.delete(keys);
    await this.repository.forget(keys);
  }
}
