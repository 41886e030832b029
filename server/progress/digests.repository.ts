import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { DigestPeriod } from '../../contract/progress.js';
import { countRows } from '../privacy/retention-classes.js';
import type { LocalDate } from '../recurrence/zone.js';

export interface SentDigest {
  readonly userId: string;
  readonly childId: string;
  readonly period: DigestPeriod;
  readonly startsOn: LocalDate;
}

/** SQL: `$1` is in days. */
const TOO_OLD = 'sent_at < now() - make_interval(days => $1)';

/** SQL of the summaries that guardians have received. */
@Injectable()
export class DigestsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Marks a summary as sent. `false`: it was sent before, on this or another node. */
  async markSent({ userId, childId, period, startsOn }: SentDigest, manager: EntityManager): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      `INSERT INTO sent_digests (user_id, child_id, period, starts_on) VALUES ($1, $2, $3, $4)
       ON CONFLICT DO NOTHING RETURNING child_id`,
      [userId, childId, period, startsOn],
    );
    return rows.length > 0;
  }

  /** The newest summary of each of these guardians and children, by `userId childId period`. */
  async newestSent(userIds: readonly string[]): Promise<Map<string, LocalDate>> {
    const rows = await this.dataSource.query<SentDigest[]>(
      `SELECT user_id AS "userId", child_id AS "childId", period, max(starts_on)::text AS "startsOn"
       FROM sent_digests WHERE user_id = ANY($1::uuid[]) GROUP BY 1, 2, 3`,
      [userIds],
    );
    return new Map(rows.map(({ userId, childId, period, startsOn }) => [keyOf(userId, childId, period), startsOn]));
  }

  /** Rows older than this many days say nothing that a newer one does not. */
  async deleteOld(days: number): Promise<void> {
    await this.dataSource.query(`DELETE FROM sent_digests WHERE ${TOO_OLD}`, [days]);
  }

  /** How many rows `deleteOld` would delete. */
  countOld(days: number, manager: EntityManager): Promise<number> {
    return countRows(manager, `sent_digests WHERE ${TOO_OLD}`, [days]);
  }
}

export function keyOf(userId: string, childId: string, period: DigestPeriod): string {
  return `${userId} ${childId} ${period}`;
}
