import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, ILike, QueryFailedError, Repository } from 'typeorm';
import type { ReportDecision, ReportStatus } from '../../contract/admin.js';
import {
  type ExcerptMessage,
  type ReportSource,
  SEALED_EXCERPT_DAYS,
  UNDECIDED_EXCERPT_DAYS,
} from '../../contract/moderation.js';
import { containing } from '../platform/database/like.js';
import { newId } from '../platform/ids.js';
import { Report } from './report.entity.js';

const FOREIGN_KEY_VIOLATION = '23503';

interface ReportKey {
  messageId: string;
  reporterId: string | null;
  source: ReportSource;
}

export interface NewReport extends ReportKey {
  conversationId: string;
  subjectId: string;
  reason: string;
  excerpt: ExcerptMessage[];
}

/** A message that was answered as an unsafe one, though no case has been opened for it. */
export interface MissedAlert {
  userId: string;
  conversationId: string;
  messageId: string;
  content: string;
}

export interface ReportsQuery {
  status?: ReportStatus | null;
  /** Found in the reason, whatever the case. */
  search?: string | null;
  /** The other way round. */
  reversed: boolean;
  limit: number;
  offset: number;
}

/** All SQL of the queue. Each step is one conditional update, so that of two moderators one wins. */
@Injectable()
export class ReportsRepository {
  constructor(@InjectRepository(Report) private readonly reports: Repository<Report>) {}

  /** The undecided report that a repeat of this one would find. */
  findUndecided({ messageId, reporterId, source }: ReportKey): Promise<Report | null> {
    return this.reports
      .createQueryBuilder('report')
      .where('report.messageId = :messageId AND report.source = :source', { messageId, source })
      .andWhere("report.reporterId IS NOT DISTINCT FROM :reporterId AND report.status <> 'resolved'", { reporterId })
      .getOne();
  }

  /**
   * One undecided report per reporter and message, and one of the safety checks: a repeat finds the first, and `isNew`
   * says so. `record` runs in the transaction of a new one. `null` where the account is being erased.
   */
  async insert(
    report: NewReport,
    record: (id: string, manager: EntityManager) => Promise<void>,
  ): Promise<{ report: Report; isNew: boolean } | null> {
    const id = newId();
    const inserting = this.transaction(async (manager) => {
      const isInserted = await this.insertRow(id, report, manager);
      if (isInserted) await record(id, manager);
      return isInserted;
    });
    const isNew = await inserting.catch((error: unknown) => {
      if (error instanceof QueryFailedError && error.driverError.code === FOREIGN_KEY_VIOLATION) return null;
      throw error;
    });
    if (isNew === null) return null;
    const found = isNew ? await this.find(id) : await this.findUndecided(report);
    // The first one was decided between the two statements: this one is new after all.
    return found ? { report: found, isNew } : this.insert(report, record);
  }

  private async insertRow(id: string, report: NewReport, manager: EntityManager): Promise<boolean> {
    const inserted = await manager.query<{ id: string }[]>(
      `INSERT INTO reports (id, conversation_id, message_id, reporter_id, subject_id, source, reason, excerpt)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
       ON CONFLICT DO NOTHING RETURNING id`,
      [
        id,
        report.conversationId,
        report.messageId,
        report.reporterId,
        report.subjectId,
        report.source,
        report.reason,
        JSON.stringify(report.excerpt),
      ],
    );
    return inserted.length > 0;
  }

  /**
   * Safety answers of the last day without a case. A decided case counts for the text that it was about: one that was
   * written over it later needs another. The newest second is left to whoever gave the answer.
   */
  findMissedAlerts(limit: number): Promise<MissedAlert[]> {
    return this.reports.query(
      `SELECT asked.user_id AS "userId", asked.conversation_id AS "conversationId", asked.id AS "messageId", asked.content
         FROM messages answer
         JOIN messages asked ON asked.id = answer.reply_to
         JOIN conversations c ON c.id = asked.conversation_id AND c.delete_after IS NULL
        WHERE answer.response_type = 'safety'
          AND answer.created_at BETWEEN now() - interval '1 day' AND now() - interval '1 second'
          AND NOT EXISTS (SELECT FROM reports r
                           WHERE r.message_id = asked.id AND r.source = 'safety' AND r.status <> 'resolved')
          AND NOT EXISTS (SELECT FROM reports r
                           WHERE r.message_id = asked.id AND r.source = 'safety' AND r.status = 'resolved'
                             AND r.created_at >= coalesce(asked.edited_at, asked.created_at))
        ORDER BY answer.created_at LIMIT $1`,
      [limit],
    );
  }

  find(id: string): Promise<Report | null> {
    return this.reports.findOneBy({ id });
  }

  /** Undecided ones from the oldest, as they are worked off; decided ones from the newest. */
  async list({ status, search, reversed, limit, offset }: ReportsQuery): Promise<{ items: Report[]; total: number }> {
    const isNewestFirst = (status === 'resolved' || !status) !== reversed;
    const direction = isNewestFirst ? 'DESC' : 'ASC';
    const [items, total] = await this.reports.findAndCount({
      where: { ...(status ? { status } : {}), ...(search ? { reason: ILike(containing(search)) } : {}) },
      order: { createdAt: direction, id: direction },
      take: limit,
      skip: offset,
    });
    return { items, total };
  }

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.reports.manager.transaction(work);
  }

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

  /** Only who has read the excerpt may decide. */
  async noteView(id: string, moderatorId: string, manager: EntityManager): Promise<void> {
    await manager.query(
      `INSERT INTO report_views (report_id, moderator_id) VALUES ($1, $2)
       ON CONFLICT (report_id, moderator_id) DO UPDATE SET viewed_at = now()`,
      [id, moderatorId],
    );
  }

  async hasViewed(id: string, moderatorId: string): Promise<boolean> {
    const rows = await this.reports.query<unknown[]>(
      'SELECT 1 FROM report_views WHERE report_id = $1 AND moderator_id = $2',
      [id, moderatorId],
    );
    return rows.length > 0;
  }

  /** By one moderator within the last hour. */
  async countDecisions(moderatorId: string): Promise<number> {
    const [row] = await this.reports.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM reports WHERE decided_by = $1 AND decided_at > now() - interval '1 hour'`,
      [moderatorId],
    );
    return row?.count ?? 0;
  }

  /**
   * Only what the moderator has claimed and viewed. The excerpt of a safety case stays, sealed; any other goes with the
   * decision.
   */
  async decide(
    id: string,
    moderatorId: string,
    decision: ReportDecision,
    note: string | null,
    manager: EntityManager,
  ): Promise<boolean> {
    return this.change(
      manager,
      `status = 'resolved', decision = $3, note = $4, decided_by = $2, decided_at = now(),
       excerpt = CASE WHEN source = 'safety' THEN excerpt ELSE '[]' END`,
      `status = 'claimed' AND claimed_by = $2
       AND EXISTS (SELECT FROM report_views WHERE report_id = reports.id AND moderator_id = $2)`,
      [id, moderatorId, decision, note],
    );
  }

  /** Erases excerpts whose time is over, `limit` at most. Answers how many. */
  async eraseExcerpts(limit: number): Promise<number> {
    const [, erased] = await this.reports.query<[unknown, number]>(
      `UPDATE reports SET excerpt = '[]' WHERE id IN (
         SELECT id FROM reports
          WHERE excerpt <> '[]'
            AND (CASE WHEN status = 'resolved' THEN decided_at < now() - make_interval(days => $1)
                      ELSE created_at < now() - make_interval(days => $2) END)
          LIMIT $3 FOR UPDATE SKIP LOCKED)`,
      [SEALED_EXCERPT_DAYS, UNDECIDED_EXCERPT_DAYS, limit],
    );
    return erased;
  }

  /** What is kept of a person, for their export. */
  about(userId: string, manager: EntityManager): Promise<Report[]> {
    return manager.find(Report, {
      where: [{ reporterId: userId }, { subjectId: userId }],
      order: { createdAt: 'ASC' },
    });
  }

  /** Gives back what the person has claimed. Reports about or by the person go with the row in `users`. */
  async erase(userId: string, manager: EntityManager): Promise<void> {
    await manager.query(
      `UPDATE reports SET status = CASE WHEN status = 'claimed' THEN 'open' ELSE status END,
         claimed_by = CASE WHEN claimed_by = $1 THEN NULL ELSE claimed_by END,
         decided_by = CASE WHEN decided_by = $1 THEN NULL ELSE decided_by END
       WHERE claimed_by = $1 OR decided_by = $1`,
      [userId],
    );
  }

  private async change(manager: EntityManager, set: string, condition: string, values: unknown[]): Promise<boolean> {
    const [, changed] = await manager.query<[unknown, number]>(
      `UPDATE reports SET ${set} WHERE id = $1 AND (${condition})`,
      values,
    );
    return changed > 0;
  }
}
