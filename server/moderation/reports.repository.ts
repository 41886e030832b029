import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import {
  DECISION_UNDO_SECONDS,
  type ExcerptMessage,
  type ReportSource,
  type ReportStatus,
  SEALED_CASE_DAYS,
  SEALED_EXCERPT_DAYS,
  searchedCase,
  UNDECIDED_EXCERPT_DAYS,
  URGENT_CASE_SEVERITY,
  URGENT_REASONS,
} from '../../contract/moderation.js';
import type { UnsafeMessage } from '../messages/safety-answers.js';
import { Sealer } from '../platform/crypto.js';
import { containing } from '../platform/database/like.js';
import { isForeignKeyViolation } from '../platform/database/violations.js';
import { newId } from '../platform/ids.js';
import { countRows } from '../privacy/retention-classes.js';
import type { UnsafeVerdict } from '../safety/safety-verdict.js';
import { Report } from './report.entity.js';

/** The transaction of an undo may end this long after the time for it. */
const UNDO_MARGIN_SECONDS = 30;

interface ReportKey {
  messageId: string;
  reporterId: string | null;
  source: ReportSource;
}

export interface NewReport extends ReportKey {
  /** `null`: the words stand in no conversation. */
  conversationId: string | null;
  subjectId: string;
  reason: string;
  excerpt: ExcerptMessage[];
  /** A sentence that no reader got. It is encrypted, so that no table holds its words. */
  blocked: ExcerptMessage | null;
  /** What the rules found. */
  verdict: UnsafeVerdict | null;
  /** Adults who may never open it. */
  barred: readonly string[];
}

export interface ReportsQuery {
  /** The moderator who asks: sealed cases about their own household stay hidden. */
  viewerId: string;
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
  CASE WHEN report.source <> 'safety' THEN 2
       WHEN report.is_home OR report.safety_severity = ${URGENT_CASE_SEVERITY} OR report.reason IN (:...urgent) THEN 0
       ELSE 1 END`;

/** SQL: the time of an excerpt is over. Its parameters are `EXCERPT_TIMES`. */
const EXPIRED_EXCERPT = `excerpt <> '[]'
  AND (CASE WHEN status <> 'resolved' THEN created_at < now() - make_interval(days => $2)
            WHEN source = 'safety' THEN decided_at < now() - make_interval(days => $1)
            ELSE decided_at < now() - make_interval(secs => $3) END)`;
const EXCERPT_TIMES = [SEALED_EXCERPT_DAYS, UNDECIDED_EXCERPT_DAYS, DECISION_UNDO_SECONDS + UNDO_MARGIN_SECONDS];
/** SQL: the time of a sealed case is over. `$1` is in days. */
const EXPIRED_SEALED = `is_home AND (sealed_excerpt IS NOT NULL OR subject_id IS NOT NULL)
  AND created_at < now() - make_interval(days => $1)`;

/** Statements that store, find and list reports, and erase what has expired. */
@Injectable()
export class ReportsRepository {
  constructor(
    @InjectRepository(Report) private readonly reports: Repository<Report>,
    private readonly sealer: Sealer,
  ) {}

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
      if (isForeignKeyViolation(error)) return null;
      throw error;
    });
    if (isNew === null) return null;
    const found = isNew ? await this.find(id) : await this.findUndecided(report);
    // The first report was decided between the two statements, so this one is new.
    return found ? { report: found, isNew } : this.insert(report, record);
  }

  private async insertRow(id: string, report: NewReport, manager: EntityManager): Promise<boolean> {
    const inserted = await manager.query<{ id: string }[]>(
      `INSERT INTO reports (id, conversation_id, message_id, reporter_id, subject_id, source, reason, excerpt, safety_severity,
                            rule_id, pack_version, barred, sealed_excerpt)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
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
        report.verdict?.severity ?? null,
        report.verdict?.ruleId ?? null,
        report.verdict?.packVersion ?? null,
        report.barred,
        report.blocked && this.sealer.seal(JSON.stringify([report.blocked])),
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
  async list({ viewerId, status, search, reversed, limit, offset }: ReportsQuery): Promise<{
    items: Report[];
    total: number;
  }> {
    const isUndecided = status === 'open' || status === 'claimed';
    const direction = isUndecided === reversed ? 'DESC' : 'ASC';
    const query = this.reports.createQueryBuilder('report').limit(limit).offset(offset);
    query.where('NOT (report.is_home AND :viewerId = ANY(report.barred))', { viewerId });
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

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.reports.manager.transaction(work);
  }

  /** Erases at most `limit` expired excerpts. @returns how many */
  async eraseExcerpts(limit: number): Promise<number> {
    const [, erased] = await this.reports.query<[unknown, number]>(
      `UPDATE reports SET excerpt = '[]', sealed_excerpt = NULL WHERE id IN (
         SELECT id FROM reports
          WHERE ${EXPIRED_EXCERPT} LIMIT $4 FOR UPDATE SKIP LOCKED)`,
      [...EXCERPT_TIMES, limit],
    );
    return erased;
  }

  /** Erases the text of at most `limit` sealed cases whose time is over, and whom they were about. @returns how many */
  async eraseSealed(limit: number): Promise<number> {
    const [, erased] = await this.reports.query<[unknown, number]>(
      `UPDATE reports SET sealed_excerpt = NULL, subject_id = NULL WHERE id IN (
         SELECT id FROM reports
          WHERE ${EXPIRED_SEALED} LIMIT $2 FOR UPDATE SKIP LOCKED)`,
      [SEALED_CASE_DAYS, limit],
    );
    return erased;
  }

  /** How many excerpts `eraseExcerpts` would erase. */
  countExcerpts(manager: EntityManager): Promise<number> {
    return countRows(manager, `reports WHERE ${EXPIRED_EXCERPT}`, EXCERPT_TIMES);
  }

  /** How many sealed cases `eraseSealed` would empty. */
  countSealed(manager: EntityManager): Promise<number> {
    return countRows(manager, `reports WHERE ${EXPIRED_SEALED}`, [SEALED_CASE_DAYS]);
  }

  /** Reports by or about an account, for its export. A sealed case is closed to the household, which exports the account. */
  about(userId: string, manager: EntityManager): Promise<Report[]> {
    return manager.find(Report, {
      where: [{ reporterId: userId }, { subjectId: userId, isHome: false }],
      order: { createdAt: 'ASC' },
    });
  }

  /**
   * Releases what the account has claimed. Reports by or about it are deleted with its row in `users`, except for sealed
   * cases: those who are accused must not be able to destroy them.
   */
  async erase(userId: string, manager: EntityManager): Promise<void> {
    await manager.query('UPDATE reports SET subject_id = NULL WHERE subject_id = $1 AND is_home', [userId]);
    await manager.query('UPDATE reports SET barred = array_remove(barred, $1) WHERE $1 = ANY(barred)', [userId]);
    await manager.query(
      `UPDATE reports SET status = CASE WHEN status = 'claimed' THEN 'open' ELSE status END,
         claimed_by = CASE WHEN claimed_by = $1 THEN NULL ELSE claimed_by END,
         decided_by = CASE WHEN decided_by = $1 THEN NULL ELSE decided_by END
       WHERE claimed_by = $1 OR decided_by = $1`,
      [userId],
    );
  }
}
