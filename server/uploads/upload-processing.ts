import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { NewBlobs } from '../blobs/new-blobs.js';
import { UploadEntries } from '../contents/upload-entries.js';
import { OncePerCluster } from '../platform/jobs/periodic-task.js';
import { FileChecks } from './files/file-checks.js';
import { FileRefused } from './files/refused.js';
import { Turns } from './turns.js';
import type { Upload } from './upload.js';
import { UploadsRepository } from './uploads.repository.js';

/** Files that one node processes at a time. Pictures are redrawn one by one. */
const AT_A_TIME = 2;
/** How long the sender of the last byte waits to hear what became of the file. */
const ANSWER_WITHIN_MS = 20_000;
/** A lease lasts a minute, so three renewals may fail before it ends. */
const RENEW_EVERY_MS = 15_000;
/** A file is refused after so many nodes died while they processed it: it may be what crashes them. */
const LOST_CLAIMS_MAX = 5;
const SWEEP_BATCH = 20;
const SWEEP_TIMEOUT_MS = 300_000;

/**
 * What becomes of a file that is whole. The node that took its last byte processes it under a lease; if that node dies,
 * another one does it within two minutes.
 */
@Injectable()
export class UploadProcessing {
  private readonly logger = new Logger('Uploads');
  private readonly turns = new Turns(AT_A_TIME);

  constructor(
    private readonly repository: UploadsRepository,
    private readonly entries: UploadEntries,
    private readonly checks: FileChecks,
    private readonly blobs: NewBlobs,
  ) {}

  /**
   * The upload as it is at the end, or after twenty seconds as it is then.
   * @throws what keeps this node from processing it now; the next sweep tries again
   */
  async finish(id: string): Promise<Upload | null> {
    const late = new AbortController();
    const processed = this.turns.take(() => this.process(id));
    // After the answer nobody waits for it, and the sweep tries again.
    processed.catch((error: unknown) =>
      this.logger.warn({ err: error, upload: id }, 'A file could not be processed now'),
    );
    const deadline = delay(ANSWER_WITHIN_MS, undefined, { signal: late.signal }).catch(() => undefined);
    await Promise.race([processed, deadline]).finally(() => late.abort());
    return this.repository.find(id);
  }

  /** Takes up the files of nodes that died. */
  @OncePerCluster({ name: 'process-left-over-uploads', cron: '* * * * *', timeoutMs: SWEEP_TIMEOUT_MS })
  async processLeftOver(): Promise<void> {
    for (const id of await this.repository.leftOver(SWEEP_BATCH)) await this.turns.take(() => this.process(id));
  }

  /** Gives up what stands still. */
  @OncePerCluster({ name: 'expire-uploads', cron: '23 * * * *', timeoutMs: SWEEP_TIMEOUT_MS })
  async expire(): Promise<void> {
    for (;;) {
      const ids = await this.repository.expired(SWEEP_BATCH);
      if (ids.length === 0) return;
      for (const id of ids) {
        await this.entries.cancel(id);
        await this.repository.delete(id);
      }
    }
  }

  private async process(id: string): Promise<void> {
    const upload = await this.repository.claim(id);
    if (!upload) return;
    const renewal = setInterval(() => void this.renew(id), RENEW_EVERY_MS);
    try {
      if (upload.lostClaims >= LOST_CLAIMS_MAX) {
        this.logger.warn(
          { upload: id, lostClaims: upload.lostClaims },
          'A file is refused, because nodes died over it',
        );
        throw new FileRefused('unreadable_file');
      }
      const file = await this.checks.keep(upload);
      const keys = file.variants.map(({ blobKey }) => blobKey);
      const isWanted = await this.entries.succeed(id, file, (manager) => this.blobs.claim(keys, manager));
      if (!isWanted) await this.blobs.discard(keys);
      await this.repository.end(id, null);
    } catch (error) {
      if (!(error instanceof FileRefused)) {
        await this.repository.release(id);
        throw error;
      }
      this.logger.debug({ upload: id, problem: error.problem, err: error.cause }, 'A file was refused');
      await this.entries.fail(id, error.problem);
      await this.repository.end(id, error.problem);
    } finally {
      clearInterval(renewal);
    }
  }

  /** A lease that could not be renewed may end: another node then does the same work, and one of the two results is kept. */
  private async renew(id: string): Promise<void> {
    await this.repository
      .renew(id)
      .catch((error: unknown) => this.logger.warn({ err: error, upload: id }, 'A lease was not renewed'));
  }
}
