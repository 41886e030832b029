import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DIGEST_SEVERITY } from '../../contract/safety-alerts.js';
import type { SafetyEvent } from './safety-alert.js';

/** What the rules found in the messages of children: kinds and numbers, no words. */
@Injectable()
export class SafetyEventsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** `false`: the message has its event already, or the child is being erased. */
  async insert(event: SafetyEvent, manager: EntityManager): Promise<boolean> {
    const { messageId, childId, category, severity, ruleId, packVersion, isReply } = event;
    const rows = await manager.query<unknown[]>(
      `INSERT INTO safety_events (message_id, child_id, category, severity, rule_id, pack_version, is_reply)
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING message_id`,
      [messageId, childId, category, severity, ruleId, packVersion, isReply],
    );
    return rows.length > 0;
  }

  /** Those of these messages that have no event. */
  async withoutEvent(messageIds: readonly string[]): Promise<Set<string>> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      `SELECT asked.id FROM unnest($1::uuid[]) AS asked (id)
        WHERE NOT EXISTS (SELECT FROM safety_events e WHERE e.message_id = asked.id)`,
      [messageIds],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /**
   * How many messages of each kind the digest of `[from, to)` counts, the most severe first. Of replies it counts what the
   * companion must not say: other kinds would read as if the child had written them.
   */
  async countBetween(childId: string, from: Date, to: Date) {
    return this.dataSource.query<{ category: string; severity: number; count: number }[]>(
      `SELECT category, severity::int, count(*)::int AS count FROM safety_events
        WHERE child_id = $1 AND at >= $2 AND at < $3 AND severity >= $4
          AND (NOT is_reply OR category LIKE 'conduct\\_%')
        GROUP BY category, severity ORDER BY severity DESC, count DESC, category`,
      [childId, from, to, DIGEST_SEVERITY],
    );
  }
}
