import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { ALERT_SEVERITY } from '../../contract/safety-alerts.js';
import { CasesOfWords, type UnsafeWords } from '../moderation/cases-of-words.js';
import { Sealer } from '../platform/crypto.js';
import { ATTEMPTS_FOR_A_DAY, Jobs, type JobType } from '../platform/jobs/jobs.js';
import { OncePerCluster } from '../platform/jobs/periodic-task.js';
import { unsafeVerdict } from '../safety/stored-verdict.js';
import { Escalation } from './escalation.service.js';

const queued = z.object({ id: z.uuid(), userId: z.uuid(), verdict: unsafeVerdict, sealedWords: z.string() });
const TELL_OF_WORDS: JobType<z.output<typeof queued>> = { name: 'tell-of-unsafe-words', payload: queued };
const UNREADABLE = '(These words were sealed under another signing secret and can no longer be read.)';

/** Tells guardians and staff of unsafe words of a child that stand in no conversation, as they hear of an unsafe message. */
@Injectable()
export class UnsafeWordsOfChildren implements OnModuleInit {
  private readonly logger = new Logger('Escalation');

  constructor(
    private readonly jobs: Jobs,
    private readonly sealer: Sealer,
    private readonly escalation: Escalation,
    private readonly cases: CasesOfWords,
  ) {}

  onModuleInit(): void {
    this.jobs.define(TELL_OF_WORDS, ({ sealedWords, ...found }) =>
      this.tellAll({ ...found, words: this.sealer.open(sealedWords) ?? UNREADABLE }),
    );
  }

  /** Guardians hear at once. The job tells staff, and guardians too if that failed. The child gets its answer in any case. */
  async tell(found: UnsafeWords): Promise<void> {
    const { words, ...ids } = found;
    const payload = { ...ids, sealedWords: this.sealer.seal(words) };
    const [queueing, telling] = await Promise.allSettled([
      this.jobs.add(TELL_OF_WORDS, payload, found.id, { maxAttempts: ATTEMPTS_FOR_A_DAY }),
      this.tellGuardians(found),
    ]);
    const { id: messageId } = found;
    if (queueing.status === 'rejected') {
      this.logger.error({ err: queueing.reason, messageId }, 'No case could be queued for unsafe words of a child');
    }
    if (telling.status === 'rejected') {
      this.logger.warn(
        { err: telling.reason, messageId },
        'Guardians could not be told of unsafe words yet; a job will',
      );
    }
  }

  /** Words that no attempt could tell of would otherwise stay in the queue. */
  @OncePerCluster({ name: 'forget-old-unsafe-words', cron: '52 4 * * *', timeoutMs: 60_000 })
  async forgetOld(): Promise<void> {
    await this.jobs.forgetFailed(TELL_OF_WORDS.name);
  }

  private async tellAll(found: UnsafeWords): Promise<void> {
    await this.tellGuardians(found);
    if (found.verdict.severity >= ALERT_SEVERITY) await this.cases.open(found);
  }

  private tellGuardians({ id: messageId, userId, verdict }: UnsafeWords): Promise<void> {
    return this.escalation.escalate({ messageId, userId }, verdict);
  }
}
