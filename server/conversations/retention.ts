import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config } from '../platform/config/config.js';
import { OncePerCluster, OnEveryNode } from '../platform/jobs/periodic-task.js';
import { RetentionClasses } from '../privacy/retention-classes.js';
import { ConversationsService } from './conversations.service.js';

/** One statement deletes so many conversations with all their messages, well within the statement timeout. */
const BATCH = 100;

/** Deletes conversations that were moved to the trash, and those unused for `RETENTION_DAYS`. */
@Injectable()
export class Retention implements OnModuleInit {
  constructor(
    private readonly config: Config,
    private readonly conversations: ConversationsService,
    private readonly retention: RetentionClasses,
  ) {}

  onModuleInit(): void {
    const { retentionDays: days } = this.config;
    const kept = days > 0 ? `${days} days after they were last used, unless they are pinned` : 'Without a limit';
    this.retention.register(
      {
        name: 'unused_conversations',
        label: 'Conversations that are not used',
        rule: `${kept}; without a message, one day`,
        sweep: 'Every hour',
        count: (manager) => this.conversations.countUnused(days, manager),
      },
      {
        name: 'conversation_trash',
        label: 'Deleted conversations',
        rule: 'Until the time for undoing the deletion is over',
        sweep: 'Every two seconds',
        count: (manager) => this.conversations.countTrash(manager),
      },
    );
  }

  /** Deletes conversations whose time for undoing the deletion is over. */
  @OnEveryNode({ name: 'empty-trash', everyMs: 2_000, timeoutMs: 60_000 })
  async emptyTrash(): Promise<void> {
    for (let batch = BATCH; batch === BATCH; ) batch = await this.conversations.emptyTrash(BATCH);
  }

  @OncePerCluster({ name: 'delete-unused-conversations', cron: '0 * * * *', timeoutMs: 100_000 })
  async deleteUnused(): Promise<void> {
    for (let batch = BATCH; batch === BATCH; ) {
      batch = await this.conversations.deleteUnused(this.config.retentionDays, BATCH);
    }
  }
}
