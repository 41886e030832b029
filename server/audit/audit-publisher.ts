import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OnEveryNode } from '../platform/jobs/periodic-task.js';
import { Audit } from './audit.service.js';

/**
 * Publishes the head of the audit log outside the database: this node writes it to its own log once a minute while it
 * changes. An audit log whose end was cut off, or that was restored from an older state, contradicts these lines.
 */
@Injectable()
export class AuditPublisher implements OnApplicationBootstrap {
  private readonly logger = new Logger('Audit');
  private publishedId: string | null = null;

  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: Audit,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.sealOlderEntries();
    await this.publish();
  }

  /** Never fails: what cannot be read now is published a minute later. */
  @OnEveryNode({ name: 'publish-audit-head', everyMs: 60_000, timeoutMs: 30_000 })
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

  /** The first entry with a key protects the entries before it, so it is written as soon as there is a key. */
  private async sealOlderEntries(): Promise<void> {
    const [last] = await this.dataSource.query<{ key_id: string | null }[]>(
      'SELECT key_id FROM audit_entries ORDER BY id DESC LIMIT 1',
    );
    if (last?.key_id === null) await this.audit.record({ action: 'audit_log_keyed', actor: null });
  }
}
