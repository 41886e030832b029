import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, QueryFailedError, Repository } from 'typeorm';
import {
  DECISION_UNDO_SECONDS,
  type ExcerptMessage,
  type ReportDecision,
  type ReportSource,
  type ReportStatus,
  SEALED_EXCERPT_DAYS,
  searchedCase,
  UNDECIDED_EXCERPT_DAYS,
  URGENT_REASONS,
} from '../../contract/moderation.js';
import type { UnsafeMessage } from '../messages/safety-answers.js';
import { containing } from '../platform/database/like.js';
import { newId } from '../platform/ids.js';
import { Report } from './report.entity.js';

const FOREIGN_KEY_VIOLATION = '23503';
const UNIQUE_VIOLATION = '23505';
/** The transaction of an undo may end this long after the time for it. */
const UNDO_MARGIN_SECONDS = 30;

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

interface Decided {
  decision: ReportDecision;
  note: string | null;
  /** Ids of the notifications that the decision has sent. */
  notices: string[];
}

export interface ReportsQuery {
  status?: ReportStatus | null;
  /** Part of the reason, in upper or lower case. */
  search?: string | null;
  /** In the opposite order. */
  reversed: boolean;
  limit: number;
  offset: number;
}

/** `severityOf` as a number in SQL. */
const SEVERITY_RANK = `
  CASE WHEN report.source <> 'safety' THEN 2 WHEN report.reason IN (:...urgent) THEN 0 ELSE 1 END`;

/** All SQL of the queue. Each step is one conditional update, so that only one of two moderators succeeds. */
@Injectable()
export class ReportsRepository {
  constructor(@InjectRepository(Report) private readonly reports: Repository<Report>) {}

  /** The undecided report that a repeat of this report finds. */
  findUndecided({ messageId, reporterId, source }: ReportKey): Promise<Report | null> {
    return this.reports
      .createQueryBuilder('report')
      .where('report.messageId = :messageId AND report.source = :source', { messageId, source })
      .andWhere("report.reporterId IS NOT DISTINCT FROM :reporterId AND report.status <> 'resolved'", { reporterId })
      .getOne();
  }

  /**
   * Keeps one undecided report per reporter and message, and one of the safety checks: a repeat returns the first, with
   * `isNew` false. `record` runs in the transaction of a new report. `null` if the account is being erased.
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
      if (isViolation(error, FOREIGN_KEY_VIOLATION)) return null;
      throw error;
    });
    if (isNew === null) return null;
    const found = isNew ? await this.find(id) : await this.findUndecided(report);
    // The first report was decided between the two statements, so this one is new.
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
   * Those of these messages that have no safety case. A decided case counts only for the text that it was about: an edited
   * message needs a new one.
   */
  async withoutCase(messages: readonly UnsafeMessage[]): Promise<UnsafeMessage[]> {
    if (messages.length === 0) return [];
    const rows = await this.reports.query<{ id: string }[]>(
      `SELECT asked.id FROM unnest($1::uuid[], $2::timestamptz[]) AS asked (id, written_at)
        WHERE NOT EXISTS (SELECT FROM reports r
                           WHERE r.message_id = asked.id AND r.source = 'safety'
                             AND (r.status <> 'resolved' OR r.created_at >= asked.written_at))`,
      [messages.map(({ messageId }) => messageId), messages.map(({ writtenAt }) => writtenAt)],
    );
    const missing = new Set(rows.map(({ id }) => id));
    return messages.filter(({ messageId }) => missing.has(messageId));
  }

  find(id: string): Promise<Report | null> {
    return this.reports.findOneBy({ id });
  }

  /**
   * Undecided reports by severity and then from the oldest, as moderators work through them; otherwise from the newest.
   * `reversed` turns the order of time alone: the most severe reports stay first.
   */
  async list({ status, search, reversed, limit, offset }: ReportsQuery): Promise<{ items: Report[]; total: number }> {
    const isUndecided = status === 'open' || status === 'claimed';
    const direction = isUndecided === reversed ? 'DESC' : 'ASC';
    const query = this.reports.createQueryBuilder('report').limit(limit).offset(offset);
    if (status) query.andWhere('report.status = :status', { status });
    if (search) {
      query.andWhere('(report.reason ILIKE :search OR upper(right(report.id::text, 6)) = :number)', {
        search: containing(search),
        number: searchedCase(search),
      });
    }
    if (isUndecided) {
      query.addSelect(SEVERITY_RANK, 'severity_rank').orderBy('severity_rank').setParameter('urgent', URGENT_REASONS);
    }
    query.addOrderBy('report.createdAt', direction).addOrderBy('report.id', direction);
    const [items, total] = await query.getManyAndCount();
    return { items, total };
  }

  /** Those of these messages that the account has reported, whatever came of it. */
  async findReportedBy(reporterId: string, messageIds: readonly string[]): Promise<Set<string>> {
    const rows = await this.reports.query<{ id: string }[]>(
      'SELECT DISTINCT message_id AS id FROM reports WHERE reporter_id = $1 AND message_id = ANY($2)',
      [reporterId, messageIds],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Whether a decision on another report hides the message, too. */
  async isHiddenByAnother(id: string, messageId: string, manager: EntityManager): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      `SELECT 1 FROM reports WHERE message_id = $2 AND id <> $1 AND decision = 'hide' LIMIT 1`,
      [id, messageId],
    );
    return rows.length > 0;
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

  /** A moderator must have opened a report before deciding it. */
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

  /** Decisions of one moderator within the last hour. */
  async countDecisions(moderatorId: string): Promise<number> {
    const [row] = await this.reports.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM reports WHERE decided_by = $1 AND decided_at > now() - interval '1 hour'`,
      [moderatorId],
    );
    return row?.count ?? 0;
  }

  /** Decides a report that the moderator has claimed and viewed. From now on no call returns the excerpt. */
  async decide(id: string, moderatorId: string, decided: Decided, manager: EntityManager): Promise<boolean> {
    const { decision, note, notices } = decided;
    return this.change(
      manager,
      `status = 'resolved', decision = $3, note = $4, notices = $5, decided_by = $2, decided_at = now()`,
      `status = 'claimed' AND claimed_by = $2
       AND EXISTS (SELECT FROM report_views WHERE report_id = reports.id AND moderator_id = $2)`,
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
      if (isViolation(error, UNIQUE_VIOLATION)) return false;
      throw error;
    });
  }

  /** Erases at most `limit` expired excerpts. @returns how many */
  async eraseExcerpts(limit: number): Promise<number> {
    const [, erased] = await this.reports.query<[unknown, number]>(
      `UPDATE reports SET excerpt = '[]' WHERE id IN (
         SELECT id FROM reports
          WHERE excerpt <> '[]'
            AND (CASE WHEN status <> 'resolved' THEN created_at < now() - make_interval(days => $2)
                      WHEN source = 'safety' THEN decided_at < now() - make_interval(days => $1)
                      ELSE decided_at < now() - make_interval(secs => $4) END)
          LIMIT $3 FOR UPDATE SKIP LOCKED)`,
      [SEALED_EXCERPT_DAYS, UNDECIDED_EXCERPT_DAYS, limit, DECISION_UNDO_SECONDS + UNDO_MARGIN_SECONDS],
    );
    return erased;
  }

  /** Reports by or about an account, for its export. */
  about(userId: string, manager: EntityManager): Promise<Report[]> {
    return manager.find(Report, {
      where: [{ reporterId: userId }, { subjectId: userId }],
      order: { createdAt: 'ASC' },
    });
  }

  /** Releases what the account has claimed. Reports by or about it are deleted with its row in `users`. */
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

function isViolation(error: unknown, code: string): boolean {
  return error instanceof QueryFailedError && (error.driverError as { code?: string }).code === code;
}
