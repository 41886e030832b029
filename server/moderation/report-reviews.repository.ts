import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { DECISION_UNDO_SECONDS, type ReportDecision } from '../../contract/moderation.js';
import { isUniqueViolation } from '../platform/database/violations.js';
import { Report } from './report.entity.js';

interface Decided {
  decision: ReportDecision;
  note: string | null;
  /** Ids of the notifications that the decision has sent. */
  notices: string[];
}

/** SQL: the moderator `$2` has seen what the report holds. */
const HAS_READ = `EXISTS (SELECT FROM report_views v WHERE v.report_id = reports.id AND v.moderator_id = $2)
  AND (sealed_excerpt IS NULL
    OR EXISTS (SELECT FROM report_openings o WHERE o.report_id = reports.id AND o.moderator_id = $2))`;

/** The steps of a moderator. Each is one conditional update, so that only one of two moderators succeeds. */
@Injectable()
export class ReportReviewsRepository {
  constructor(@InjectRepository(Report) private readonly reports: Repository<Report>) {}

  async claim(id: string, moderatorId: string, manager: EntityManager): Promise<boolean> {
    return this.change(
      manager,
      `status = 'claimed', claimed_by = $2, claimed_at = coalesce(claimed_at, now())`,
      `status = 'open' OR (status = 'claimed' AND claimed_by = $2)`,
      [id, moderatorId],
    );
  }

  async release(id: string, moderatorId: string, manager: EntityManager): Promise<boolean> {
    return this.change(
      manager,
      `status = 'open', claimed_by = NULL, claimed_at = NULL`,
      `status = 'claimed' AND claimed_by = $2`,
      [id, moderatorId],
    );
  }

  /** A moderator must have opened a report before deciding it. `true`: for the first time. */
  async noteView(id: string, moderatorId: string, manager: EntityManager): Promise<boolean> {
    const [row] = await manager.query<{ isFirst: boolean }[]>(
      `INSERT INTO report_views (report_id, moderator_id) VALUES ($1, $2)
       ON CONFLICT (report_id, moderator_id) DO UPDATE SET viewed_at = now()
       RETURNING xmax = 0 AS "isFirst"`,
      [id, moderatorId],
    );
    return row!.isFirst;
  }

  /** Whether the moderator has read what the report holds. */
  async hasRead(id: string, moderatorId: string): Promise<boolean> {
    const rows = await this.reports.query<unknown[]>(`SELECT 1 FROM reports WHERE id = $1 AND ${HAS_READ}`, [
      id,
      moderatorId,
    ]);
    return rows.length > 0;
  }

  /** Decisions of one moderator within the last hour. */
  async countDecisions(moderatorId: string): Promise<number> {
    const [row] = await this.reports.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM reports WHERE decided_by = $1 AND decided_at > now() - interval '1 hour'`,
      [moderatorId],
    );
    return row?.count ?? 0;
  }

  /**
   * Decides a report that the moderator has claimed and viewed; a sealed one shows its text for a reason alone. From now on no
   * call returns the excerpt.
   */
  async decide(id: string, moderatorId: string, decided: Decided, manager: EntityManager): Promise<boolean> {
    const { decision, note, notices } = decided;
    return this.change(
      manager,
      `status = 'resolved', decision = $3, note = $4, notices = $5, decided_by = $2, decided_at = now()`,
      `status = 'claimed' AND claimed_by = $2
       AND ${HAS_READ}`,
      [id, moderatorId, decision, note, notices],
    );
  }

  /**
   * Takes back a decision that the moderator has just made. `false`, after which the transaction must end: it is too late,
   * the report has another decision than `report` says, or its reporter has reported the message again.
   */
  async undo({ id, decision, notices }: Report, moderatorId: string, manager: EntityManager): Promise<boolean> {
    const undoing = this.change(
      manager,
      `status = 'claimed', claimed_by = $2, decision = NULL, note = NULL, notices = '{}', decided_by = NULL,
       decided_at = NULL`,
      `status = 'resolved' AND decided_by = $2 AND decided_at > now() - make_interval(secs => $3)
       AND decision = $4 AND notices = $5::uuid[]`,
      [id, moderatorId, DECISION_UNDO_SECONDS, decision, notices],
    );
    return undoing.catch((error: unknown) => {
      if (isUniqueViolation(error)) return false;
      throw error;
    });
  }

  /** Whether a decision on another report hides the message, too. */
  async isHiddenByAnother(id: string, messageId: string, manager: EntityManager): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      `SELECT 1 FROM reports WHERE message_id = $2 AND id <> $1 AND decision = 'hide' LIMIT 1`,
      [id, messageId],
    );
    return rows.length > 0;
  }

  private async change(manager: EntityManager, set: string, condition: string, values: unknown[]): Promise<boolean> {
    const [, changed] = await manager.query<[unknown, number]>(
      `UPDATE reports SET ${set} WHERE id = $1 AND (${condition})`,
      values,
    );
    return changed > 0;
  }
}
