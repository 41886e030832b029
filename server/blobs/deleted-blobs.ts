import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { Jobs, type JobType } from '../platform/jobs/jobs.js';
import { OncePerCluster } from '../platform/jobs/periodic-task.js';
import { BlobStore } from './blob-store.js';
import { DeletedBlobsRepository } from './deleted-blobs.repository.js';

/** Also added by the trigger that notes deleted blobs, in the transaction that deletes them. */
const DELETE_BLOBS: JobType<Record<string, never>> = { name: 'delete-blobs', payload: z.strictObject({}) };
const BATCH = 50;
const TIMEOUT_MS = 600_000;

/** Deletes the bytes of files whose rows are gone, whatever deleted those: a person, an erasure, the end of a household. */
@Injectable()
export class DeletedBlobs implements OnModuleInit {
  constructor(
    private readonly store: BlobStore,
    private readonly repository: DeletedBlobsRepository,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.define(DELETE_BLOBS, () => this.deleteAll());
  }

  /** Finds what a node stored and died over, and catches up after the store was away for longer than the job tries. */
  @OncePerCluster({ name: 'delete-forgotten-blobs', cron: '17 * * * *', timeoutMs: TIMEOUT_MS })
  async deleteForgotten(): Promise<void> {
    await this.repository.giveUpOverdue();
    await this.deleteAll();
  }

  /** One blob that the store refuses does not keep the others. @throws the first refusal, after all were tried */
  private async deleteAll(): Promise<void> {
    const refused: string[] = [];
    let refusal: unknown;
    for (;;) {
      const keys = await this.repository.next(BATCH, refused);
      const kept = await this.deleteEach(keys, (error) => {
        refusal ??= error;
      });
      await this.repository.forget(keys.filter((key) => !kept.includes(key)));
      refused.push(...kept);
      // None of them: the store is away, or there are none.
      if (kept.length === keys.length) break;
    }
    await this.repository.putBack(refused);
    if (refusal) throw refusal;
  }

  /** @returns those that the store refused */
  private async deleteEach(keys: readonly string[], onRefusal: (error: unknown) => void): Promise<string[]> {
    const kept: string[] = [];
    for (const key of keys) {
      await this.store.delete([key]).catch((error: unknown) => {
        kept.push(key);
        onRefusal(error);
      });
    }
    return kept;
  }
}
