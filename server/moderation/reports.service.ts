import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ReportDecision } from '../../contract/admin.js';
import { EXCERPT_NEIGHBOURS, type ExcerptMessage } from '../../contract/moderation.js';
import type { Actor } from '../access/actor.js';
import { Audit } from '../access/audit.service.js';
import type { AuditDetail } from '../access/audit-chain.js';
import { PersonalData } from '../access/personal-data.js';
import type { MessageRow } from '../conversations/conversation-rows.js';
import { type HiddenMessage, MessagesService } from '../conversations/messages.service.js';
import { NotificationsService, type StoredNotification } from '../notifications/notifications.service.js';
import { StaffNotices } from '../notifications/staff-notices.js';
import { AppError } from '../platform/errors/app-error.js';
import { existingId } from '../platform/validation/text.js';
import { redact } from './redact.js';
import type { Report } from './report.entity.js';
import { reportBody } from './report.presenter.js';
import { ReportChanges } from './report-changes.js';
import { type MissedAlert, type NewReport, type ReportsQuery, ReportsRepository } from './reports.repository.js';

/** Above so many decisions of one moderator within an hour, admins are notified. */
const DECISIONS_PER_HOUR = 30;

/** A message that the safety checks have stopped at. */
export interface SafetyAlert {
  /** Whose conversation it is. */
  userId: string;
  conversationId: string;
  messageId: string;
  /** The kind of danger, e.g. `self-harm`; never the text. */
  reason: string;
}

interface ChangeOptions {
  /** Of the audit entry. */
  detail?: AuditDetail;
  /** Says why the report could not be changed; without it, because of a conflict. */
  whyRefused?: () => Promise<AppError>;
  /** Announces what the change did beside the report. */
  afterCommit?: () => Promise<void>;
}

/** Rolls back what a refused change has done so far. */
class ChangeRefused extends Error {}

const WARNING = {
  kind: 'system' as const,
  title: 'A note from our moderators',
  message: 'A message in one of your conversations goes against our rules. Please keep Starling safe for children.',
};

/** The moderators' queue (contract §3): what was reported, by people and by the safety checks. */
@Injectable()
export class ReportsService implements OnModuleInit {
  private readonly logger = new Logger('Reports');

  constructor(
    private readonly reports: ReportsRepository,
    private readonly messages: MessagesService,
    private readonly notifications: NotificationsService,
    private readonly notices: StaffNotices,
    private readonly audit: Audit,
    private readonly personalData: PersonalData,
    private readonly changes: ReportChanges,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'reports',
      export: async ({ userId }, manager) => (await this.reports.about(userId, manager)).map(reportBody),
      erase: ({ userId }, manager) => this.reports.erase(userId, manager),
    });
  }

  /**
   * Puts a message of the actor's own conversation into the queue; a repeat answers the first report.
   * @throws AppError `conversation_not_found`, `message_not_found`
   */
  async report(actor: Actor, conversationId: string, messageId: string, reason: string): Promise<Report> {
    return this.add({ userId: actor.userId, conversationId, messageId, reason }, actor.userId);
  }

  /** What the safety checks found; the parent's or moderator's turn now. A repeat answers the first case. */
  async safetyAlert(alert: SafetyAlert): Promise<Report> {
    return this.add(alert, null);
  }

  /** Messages with a safety answer that nobody has opened a case for, oldest first. */
  missedAlerts(limit: number): Promise<MissedAlert[]> {
    return this.reports.findMissedAlerts(limit);
  }

  list(query: ReportsQuery): Promise<{ items: Report[]; total: number }> {
    return this.reports.list(query);
  }

  /** @throws AppError `report_not_found` */
  async get(reportId: string): Promise<Report> {
    const id = existingId(reportId);
    const report = id ? await this.reports.find(id) : null;
    if (!report) throw new AppError('report_not_found');
    return report;
  }

  /** A moderator opens a report. Each view is logged. @throws AppError `report_not_found`, `own_report` */
  async view(actor: Actor, reportId: string): Promise<Report> {
    const report = await this.getOfOthers(actor, reportId);
    await this.reports.transaction(async (manager) => {
      await this.reports.noteView(report.id, actor.userId, manager);
      await this.audit.append(manager, { action: 'report_viewed', actor: actor.userId, target: report.id });
    });
    return report;
  }

  /** @throws AppError `own_report`, or `conflict` where somebody else has it, or it is decided */
  async claim(actor: Actor, reportId: string): Promise<Report> {
    const { id } = await this.getOfOthers(actor, reportId);
    return this.changed(actor, id, 'report_claimed', (manager) => this.reports.claim(id, actor.userId, manager));
  }

  /** @throws AppError `conflict` where the actor does not have it */
  async release(actor: Actor, reportId: string): Promise<Report> {
    const { id } = await this.get(reportId);
    return this.changed(actor, id, 'report_released', (manager) => this.reports.release(id, actor.userId, manager));
  }

  /**
   * Closes a report. `hide` puts a notice in the message's place, `warn` notifies its owner; both are committed with the decision.
   * @throws AppError `own_report`, `report_not_claimed`, `report_not_viewed`, or `conflict` where somebody else has it, or it
   *   is decided
   */
  async decide(actor: Actor, reportId: string, decision: ReportDecision, note: string | null): Promise<Report> {
    const { id, conversationId, messageId, subjectId } = await this.getOfOthers(actor, reportId);
    let hidden: HiddenMessage | null = null;
    let notices: StoredNotification[] = [];
    const decide = async (manager: EntityManager) => {
      // The conversation before the report, as a deletion takes them: the two never wait for each other.
      if (decision === 'hide' && conversationId && messageId) {
        hidden = await this.messages.hide(conversationId, messageId, manager);
      }
      if (decision === 'warn' && subjectId) {
        notices = await this.notifications.store([subjectId], { ...WARNING, conversationId }, manager);
      }
      return this.reports.decide(id, actor.userId, decision, note, manager);
    };
    const decided = await this.changed(actor, id, 'report_decided', decide, {
      detail: { decision },
      whyRefused: () => this.whyUndecided(actor, id),
      afterCommit: async () => {
        if (hidden) this.messages.announceHidden(hidden);
        await this.notifications.publish(notices);
      },
    });
    await this.tellStaff(this.watchPace(actor));
    return decided;
  }

  /** Nobody moderates a case that is about them or that they have filed. @throws AppError `report_not_found`, `own_report` */
  private async getOfOthers(actor: Actor, reportId: string): Promise<Report> {
    const report = await this.get(reportId);
    if (report.subjectId === actor.userId || report.reporterId === actor.userId) throw new AppError('own_report');
    return report;
  }

  private async whyUndecided(actor: Actor, id: string): Promise<AppError> {
    const { status, claimedBy } = await this.get(id);
    if (status === 'open') return new AppError('report_not_claimed');
    const isTheirs = status === 'claimed' && claimedBy === actor.userId;
    if (isTheirs && !(await this.reports.hasViewed(id, actor.userId))) return new AppError('report_not_viewed');
    return new AppError('conflict');
  }

  /** A moderator who closes case after case may be hiding something: admins hear of it. */
  private async watchPace(actor: Actor): Promise<void> {
    const decisions = await this.reports.countDecisions(actor.userId);
    if (decisions <= DECISIONS_PER_HOUR) return;
    this.logger.warn({ moderator: actor.userId, decisions }, 'A moderator decides unusually many reports an hour');
    await this.notices.manyDecisions();
  }

  /** What was done stands; that staff could not be notified must not undo it. */
  private async tellStaff(telling: Promise<void>): Promise<void> {
    await telling.catch((error: unknown) => {
      this.logger.warn({ err: error }, 'Staff could not be notified');
    });
  }

  private async add(alert: SafetyAlert, reporterId: string | null): Promise<Report> {
    const { userId, conversationId, messageId, reason } = alert;
    const source = reporterId === null ? 'safety' : 'user';
    // Before any text is read and blacked out: a repeat costs one look-up.
    const earlier = await this.reports.findUndecided({ messageId, reporterId, source });
    if (earlier) return earlier;
    const around = await this.messages.around(userId, conversationId, messageId, EXCERPT_NEIGHBOURS);
    const message = around.find(({ id }) => id === messageId.toLowerCase());
    if (!message) throw new AppError('message_not_found');
    const report: NewReport = {
      conversationId: message.conversationId,
      messageId: message.id,
      reporterId,
      subjectId: userId,
      source,
      reason: redact(reason),
      excerpt: around.map((neighbour) => excerptOf(neighbour, message.id)),
    };
    const added = await this.reports.insert(report, (target, manager) =>
      this.audit.append(
        manager,
        reporterId === null
          ? { action: 'safety_alert', actor: null, target, detail: { reason } }
          : { action: 'message_reported', actor: reporterId, target },
      ),
    );
    if (!added) throw new AppError('message_not_found');
    if (added.isNew) {
      await this.changes.announce(added.report);
      await this.tellStaff(this.notices.reportsWait());
    }
    return added.report;
  }

  private async changed(
    actor: Actor,
    id: string,
    action: string,
    change: (manager: EntityManager) => Promise<boolean>,
    { detail = {}, whyRefused = async () => new AppError('conflict'), afterCommit }: ChangeOptions = {},
  ): Promise<Report> {
    const committing = this.reports.transaction(async (manager) => {
      if (!(await change(manager))) throw new ChangeRefused();
      await this.audit.append(manager, { action, actor: actor.userId, target: id, detail });
    });
    await committing.catch(async (error: unknown) => {
      throw error instanceof ChangeRefused ? await whyRefused() : error;
    });
    await afterCommit?.();
    const report = await this.get(id);
    await this.changes.announce(report);
    return report;
  }
}

function excerptOf(message: MessageRow, reportedId: string): ExcerptMessage {
  return {
    id: message.id,
    message_role: message.role,
    message_content: redact(message.content),
    created_at: message.createdAt.toISOString(),
    reported: message.id === reportedId,
  };
}
