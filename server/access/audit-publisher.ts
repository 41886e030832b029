import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Audit } from './audit.service.js';

const EVERY_MS = 60_000;

/**
 * Publishes the head of the audit log, its newest entry, where the database cannot reach it: in this node's own log, once a
 * minute while it moves. Who later cuts the end off, or restores an older state, contradicts these lines.
 */
@Injectable()
export class AuditPublisher implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Audit');
  private publishedId: string | null = null;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: Audit,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.sealOlderEntries();
    await this.publish();
    this.timer = setInterval(() => void this.publish(), EVERY_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Never fails: what cannot be read now is published a minute later. */
  async publish(): Promise<void> {
    try {
      const { head } = await this.audit.readHead();
      if (!head || head.id === this.publishedId) return;
      this.publishedId = head.id;
      this.logger.log({ auditId: head.id, auditHash: head.hash }, 'The newest entry of the audit log');
    } catch (error) {
      this.logger.warn({ err: error }, 'The newest entry of the audit log could not be read');
    }
  }

  /** Entries from before there was a key are vouched for by the first that has one, so that one is written at once. */
  private async sealOlderEntries(): Promise<void> {
    const [last] = await this.dataSource.query<{ key_id: string | null }[]>(
      'SELECT key_id FROM audit_entries ORDER BY id DESC LIMIT 1',
    );
    if (last?.key_id === null) await this.audit.record({ action: 'audit_log_keyed', actor: null });
  }
}
