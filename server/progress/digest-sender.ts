import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Language } from '../../contract/languages.js';
import type { ChildRow } from '../children/child.js';
import { ChildrenService } from '../children/children.service.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { noticeText } from '../notifications/wording.js';
import { OncePerCluster } from '../platform/jobs/periodic-task.js';
import { RetentionClasses } from '../privacy/retention-classes.js';
import { type DigestReader, UsersService } from '../users/users.service.js';
import { DigestLetters } from './digest-letters.js';
import { DigestsRepository, keyOf } from './digests.repository.js';
import { dueDigest } from './due-digest.js';
import { ProgressService } from './progress.service.js';
import { summarySentence } from './summary-sentence.js';

const BATCH = 200;
const KEEP_DAYS = 60;

/** Puts each summary into the notifications of the guardians who want it, once on any number of nodes. */
@Injectable()
export class DigestSender implements OnModuleInit {
  private readonly logger = new Logger('DigestSender');

  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly children: ChildrenService,
    private readonly progress: ProgressService,
    private readonly digests: DigestsRepository,
    private readonly notifications: NotificationsService,
    private readonly letters: DigestLetters,
    private readonly retention: RetentionClasses,
  ) {}

  onModuleInit(): void {
    this.retention.register({
      name: 'sent_summaries',
      label: 'Which summaries were sent',
      rule: `${KEEP_DAYS} days`,
      sweep: 'Every five minutes',
      count: (manager) => this.digests.countOld(KEEP_DAYS, manager),
    });
  }

  @OncePerCluster({ name: 'send-digests', cron: '*/5 * * * *', timeoutMs: 240_000 })
  async sendDue(): Promise<void> {
    await this.digests.deleteOld(KEEP_DAYS);
    let after: string | null = null;
    for (;;) {
      const readers: DigestReader[] = await this.users.digestReaders(after, BATCH);
      await this.sendTo(readers, Date.now());
      if (readers.length < BATCH) return;
      after = readers.at(-1)!.userId;
    }
  }

  async sendTo(readers: readonly DigestReader[], now: number): Promise<void> {
    const userIds = readers.map(({ userId }) => userId);
    const [sent, guarded] = await Promise.all([this.digests.newestSent(userIds), this.children.guardedBy(userIds)]);
    for (const reader of readers) {
      for (const child of guarded.get(reader.userId) ?? []) {
        const due = dueDigest(reader, now, child.timeZone);
        if (!due) continue;
        const newest = sent.get(keyOf(reader.userId, child.id, due.period));
        // A child who came later has nothing to tell of an earlier time.
        const isNew = child.createdAt.getTime() < now && due.span.to > dateOf(child);
        if (newest === undefined ? due.isLate : newest >= due.span.from) continue;
        if (isNew) await this.send(reader, child, due.period, due.span.from);
      }
    }
  }

  private async send(
    { userId, digest_mail: byMail, language }: DigestReader,
    child: ChildRow,
    period: 'day' | 'week',
    startsOn: string,
  ): Promise<void> {
    try {
      const facts = await this.progress.digest(child, period, startsOn, language);
      const stored = await this.dataSource.transaction(async (manager) => {
        const isFirst = await this.digests.markSent({ userId, childId: child.id, period, startsOn }, manager);
        if (!isFirst) return [];
        const notice = {
          kind: 'system' as const,
          title: noticeText(`summary.${period}`, { nickname: child.nickname }),
          message: (reader: Language) => summarySentence(facts, reader),
          childId: child.id,
          link: `/progress?child=${child.id}&from=${startsOn}`,
          mail: null,
        };
        if (byMail) await this.letters.queue(userId, { notice, starters: facts.starters, language }, manager);
        return this.notifications.storeNotifications([userId], notice, manager);
      });
      await this.notifications.publishNotifications(stored);
    } catch (error) {
      // The next round tries again, and the summaries of other children must not wait for this one.
      this.logger.error({ err: error, childId: child.id }, 'A summary could not be sent');
    }
  }
}

function dateOf({ createdAt }: Pick<ChildRow, 'createdAt'>): string {
  return createdAt.toISOString().slice(0, 10);
}
