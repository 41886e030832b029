import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { Sealer } from '../platform/crypto.js';
import { ATTEMPTS_FOR_A_DAY, Jobs, type JobType } from '../platform/jobs/jobs.js';
import { OncePerCluster } from '../platform/jobs/periodic-task.js';
import type { UnsafeVerdict } from './safety-verdict.js';
import { unsafeVerdict } from './stored-verdict.js';

/** A reply that ended at a sentence which its reader may not see. */
export interface BlockedReply {
  /** The account of the reader. */
  readonly userId: string;
  readonly conversationId: string;
  /** The message that the reply answers. */
  readonly messageId: string;
  readonly answerId: string;
  readonly verdict: UnsafeVerdict | 'unchecked';
  /** What the provider wrote. It may be shown to staff alone. */
  readonly sentence: string;
}

const queued = z.object({
  userId: z.uuid(),
  conversationId: z.uuid(),
  messageId: z.uuid(),
  answerId: z.uuid(),
  verdict: z.union([z.literal('unchecked'), unsafeVerdict]),
  sealedSentence: z.string(),
});
type QueuedReply = z.output<typeof queued>;

const UNREADABLE = '(This sentence was sealed under another signing secret and can no longer be read.)';

/**
 * What has to happen after a blocked reply, whichever process dies: each handler is a job that is added in the commit of the
 * reply's ending. A handler may run twice, because the event `ReplyBlocked` usually comes first.
 */
@Injectable()
export class BlockedReplies {
  private readonly logger = new Logger('BlockedReplies');
  private readonly kinds: JobType<QueuedReply>[] = [];

  constructor(
    private readonly jobs: Jobs,
    private readonly sealer: Sealer,
  ) {}

  /** Call it from `onModuleInit`. A handler that throws is called again. */
  define(name: string, handler: (blocked: BlockedReply) => Promise<void>): void {
    const kind: JobType<QueuedReply> = { name, payload: queued };
    this.kinds.push(kind);
    this.jobs.define(kind, ({ sealedSentence, ...ids }) =>
      handler({ ...ids, sentence: this.sealer.open(sealedSentence) ?? this.unreadable(ids.messageId) }),
    );
  }

  /** Commits with the ending of the reply. */
  async queue({ sentence, ...ids }: BlockedReply, manager: EntityManager): Promise<void> {
    const payload = { ...ids, sealedSentence: this.sealer.seal(sentence) };
    for (const kind of this.kinds) {
      await this.jobs.add(kind, payload, ids.answerId, { manager, maxAttempts: ATTEMPTS_FOR_A_DAY });
    }
  }

  /** Sentences that no handler took would otherwise stay in the queue. */
  @OncePerCluster({ name: 'forget-old-blocked-replies', cron: '50 4 * * *', timeoutMs: 60_000 })
  async forgetOld(): Promise<void> {
    for (const { name } of this.kinds) await this.jobs.forgetFailed(name);
  }

  private unreadable(messageId: string): string {
    this.logger.warn({ messageId }, 'A blocked sentence was sealed under another signing secret');
    return UNREADABLE;
  }
}
