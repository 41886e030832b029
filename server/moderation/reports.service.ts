import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EXCERPT_NEIGHBOURS, fitsSource, type ReportDecision } from '../../contract/moderation.js';
import type { Actor } from '../access/actor.js';
import { Audit } from '../audit/audit.service.js';
import type { AuditDetail } from '../audit/audit-chain.js';
import { HouseholdTies } from '../households/household-ties.js';
import { MessagesService } from '../messages/messages.service.js';
import type { UnsafeMessage } from '../messages/safety-answers.js';
import { AppError, fieldError } from '../platform/errors/app-error.js';
import { PersonalData } from '../privacy/personal-data.js';
import type { UnsafeVerdict } from '../safety/safety-verdict.js';
import { type AppliedEffects, DecisionEffects } from './decision-effects.js';
import { blockedExcerpt, excerptOf } from './excerpt.js';
import type { OpenedReport } from './opened-report.js';
import { redact } from './redact.js';
import type { Report } from './report.entity.js';
import { toRest } from './report.presenter.js';
import { ReportAccess } from './report-access.js';
import { ReportAlerts } from './report-alerts.js';
import { ReportChanges } from './report-changes.js';
import { ReportReviewsRepository } from './report-reviews.repository.js';
import { type NewReport, type ReportsQuery, ReportsRepository } from './reports.repository.js';
import { StaffReading } from './staff-reading.js';

/** Admins are notified when one moderator decides more reports within an hour. */
const DECISIONS_PER_HOUR = 30;

/** A message that the safety checks found unsafe. */
export interface SafetyAlert {
  /** The owner of the conversation. */
  userId: string;
  conversationId: string;
  messageId: string;
  /** The kind of danger, e.g. `self_harm`; never the message's text. */
  reason: string;
  /** What the rules found; absent where the message could not be reviewed in time. */
  verdict?: UnsafeVerdict;
  /** The sentence of the reply that was kept from the reader. Without it, the message itself is unsafe. */
  blocked?: string;
}

interface ChangeOptions {
  /** Detail of the audit entry. */
  detail?: AuditDetail;
  /** The error of a change that was refused; `conflict` if absent. */
  whyRefused?: () => Promise<AppError>;
  /** Announces the other effects of the change. */
  afterCommit?: () => Promise<void>;
}

/** Rolls back a change that was refused. */
class ChangeRefused extends Error {}

/** The moderators' queue: reports by users and cases of the safety checks. */
@Injectable()
export class ReportsService implements OnModuleInit {
  private readonly logger = new Logger('Reports');

  constructor(
    private readonly reports: ReportsRepository,
    private readonly reviews: ReportReviewsRepository,
    private readonly messages: MessagesService,
    private readonly effects: DecisionEffects,
    private readonly alerts: ReportAlerts,
    private readonly audit: Audit,
    private readonly personalData: PersonalData,
    private readonly changes: ReportChanges,
    private readonly access: ReportAccess,
    private readonly reading: StaffReading,
    private readonly ties: HouseholdTies,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'reports',
      export: async ({ userId }, manager) => (await this.reports.about(userId, manager)).map(toRest),
      erase: ({ userId }, manager) => this.reports.erase(userId, manager),
    });
  }

  /**
   * Reports a message of the actor's own conversation; a repeat returns the first report.
   * @throws AppError `conversation_not_found`, `message_not_found`
   */
  async report(actor: Actor, conversationId: string, messageId: string, reason: string): Promise<Report> {
    return this.add({ userId: actor.userId, conversationId, messageId, reason }, actor.userId);
  }

  /** Opens a case for an unsafe message; a repeat returns the first case. */
  async safetyAlert(alert: SafetyAlert): Promise<Report> {
    return this.add(alert, null);
  }

  /** Those of these messages that still need a safety case. */
  withoutCase(messages: readonly UnsafeMessage[]): Promise<UnsafeMessage[]> {
    return this.reports.withoutCase(messages);
  }

  /** Stores it, and tells staff; a repeat finds the first one. `null`: the account is being erased. */
  async openCase(report: NewReport): Promise<Report | null> {
    const { reporterId, reason } = report;
    const added = await this.reports.insert(report, (target, manager) =>
      this.audit.append(
        manager,
        reporterId === null
          ? { action: 'safety_alert', actor: null, target, detail: { reason } }
          : { action: 'message_reported', actor: reporterId, target },
      ),
    );
    if (added?.isNew) {
      await this.changes.announce(added.report);
      await this.notifyStaff(this.alerts.alertNewReports());
    }
    return added?.report ?? null;
  }

  list(query: ReportsQuery): Promise<{ items: Report[]; total: number }> {
    return this.reports.list(query);
  }

  /** @throws AppError `report_not_found` */
  get(actor: Actor, reportId: string): Promise<Report> {
    return this.access.find(actor, reportId);
  }

  /** @throws AppError `report_not_found`, `own_report` */
  requireOfOthers(actor: Actor, reportId: string): Promise<Report> {
    return this.access.requireOfOthers(actor, reportId);
  }

  /** A moderator opens a report. Each view is logged. @throws AppError `report_not_found`, `own_report` */
  async view(actor: Actor, reportId: string): Promise<OpenedReport> {
    const report = await this.access.requireOfOthers(actor, reportId);
    await this.reports.transaction(async (manager) => {
      const isFirst = await this.reviews.noteView(report.id, actor.userId, manager);
      if (isFirst) await this.reading.tellHousehold(report, { action: 'staff_case_viewed' }, manager);
      await this.audit.append(manager, { action: 'report_viewed', actor: actor.userId, target: report.id });
    });
    return this.access.read(actor, report);
  }

  /** Opens more than the excerpt to the moderator for half an hour, or the text of a sealed case. */
  async breakGlass(actor: Actor, report: Report, reason: string): Promise<OpenedReport> {
    await this.reading.open(actor, report, reason);
    return this.access.read(actor, report);
  }

  /** @throws AppError `own_report`, or `conflict` if another moderator has claimed it or it is decided */
  async claim(actor: Actor, reportId: string): Promise<Report> {
    const { id } = await this.access.requireOfOthers(actor, reportId);
    return this.changed(actor, id, 'report_claimed', (manager) => this.reviews.claim(id, actor.userId, manager));
  }

  /** @throws AppError `conflict` unless the actor has claimed it */
  async release(actor: Actor, reportId: string): Promise<Report> {
    const { id } = await this.get(actor, reportId);
    return this.changed(actor, id, 'report_released', (manager) => this.reviews.release(id, actor.userId, manager));
  }

  /**
   * Closes a report. `hide` replaces the message with a notice, `warn` notifies its owner, and a reporter hears how it
   * ended; all commit with the decision.
   * @throws AppError `own_report`, `report_not_claimed`, `report_not_viewed`, `validation_failed` if the decision is not for
   *   this kind of report, or `conflict` if another moderator has claimed it or it is decided
   */
  async decide(actor: Actor, reportId: string, decision: ReportDecision, note: string | null): Promise<Report> {
    const report = await this.access.requireOfOthers(actor, reportId);
    if (!fitsSource(decision, report.source)) {
      throw fieldError('decision', 'reportEnding', { decision });
    }
    const { id } = report;
    let effects: AppliedEffects | null = null;
    const decide = async (manager: EntityManager) => {
      effects = await this.effects.apply(report, decision, manager);
      const notices = effects.notices.map((notice) => notice.id);
      return this.reviews.decide(id, actor.userId, { decision, note, notices }, manager);
    };
    const decided = await this.changed(actor, id, 'report_decided', decide, {
      detail: { decision },
      whyRefused: () => this.whyUndecided(actor, id),
      afterCommit: async () => {
        if (effects) await this.effects.announce(effects);
      },
    });
    await this.notifyStaff(this.checkPace(actor));
    return decided;
  }

  /**
   * Takes back a decision of the actor from a moment ago: the report is claimed again, a hidden message shows again, and
   * notices are withdrawn.
   * @throws AppError `own_report`, or `conflict` if it is too late, the decision is not the actor's, or the message was
   *   reported again meanwhile
   */
  async undo(actor: Actor, reportId: string): Promise<Report> {
    const report = await this.access.requireOfOthers(actor, reportId);
    let effects: AppliedEffects | null = null;
    const undo = async (manager: EntityManager) => {
      effects = await this.effects.revert(report, manager);
      return this.reviews.undo(report, actor.userId, manager);
    };
    return this.changed(actor, report.id, 'report_decision_undone', undo, {
      detail: { decision: report.decision ?? '' },
      afterCommit: async () => {
        if (effects) await this.effects.announce(effects);
      },
    });
  }

  private async whyUndecided(actor: Actor, id: string): Promise<AppError> {
    const { status, claimedBy } = await this.get(actor, id);
    if (status === 'open') return new AppError('report_not_claimed');
    const isTheirs = status === 'claimed' && claimedBy === actor.userId;
    if (isTheirs && !(await this.reviews.hasRead(id, actor.userId))) return new AppError('report_not_viewed');
    return new AppError('conflict');
  }

  /** A moderator who closes report after report may be hiding something, so admins are notified. */
  private async checkPace(actor: Actor): Promise<void> {
    const decisions = await this.reviews.countDecisions(actor.userId);
    if (decisions <= DECISIONS_PER_HOUR) return;
    this.logger.warn(
      { moderator: actor.userId, decisions },
      'A moderator has decided unusually many reports within an hour',
    );
    await this.alerts.alertManyDecisions();
  }

  /** The change is committed: a failed notification must not fail the call. */
  private async notifyStaff(notifying: Promise<void>): Promise<void> {
    await notifying.catch((error: unknown) => {
      this.logger.warn({ err: error }, 'Staff could not be notified');
    });
  }

  private async add(alert: SafetyAlert, reporterId: string | null): Promise<Report> {
    const { userId, conversationId, messageId, reason, verdict = null, blocked } = alert;
    const source = reporterId === null ? 'safety' : 'user';
    // Before any message is read and redacted, so that a repeat costs one query.
    const earlier = await this.reports.findUndecided({ messageId, reporterId, source });
    if (earlier) return earlier;
    const around = await this.messages.around({ userId }, conversationId, messageId, EXCERPT_NEIGHBOURS);
    const message = around.find(({ id }) => id === messageId.toLowerCase());
    if (!message) throw new AppError('message_not_found');
    const report: NewReport = {
      conversationId: message.conversationId,
      messageId: message.id,
      reporterId,
      subjectId: userId,
      source,
      reason: redact(reason),
      excerpt: around.map((neighbour) => excerptOf(neighbour, blocked === undefined ? message.id : '')),
      blocked: blocked === undefined ? null : blockedExcerpt(blocked),
      verdict,
      barred: source === 'safety' ? await this.ties.adultsAround(userId) : [],
    };
    const opened = await this.openCase(report);
    if (!opened) throw new AppError('message_not_found');
    return opened;
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
    const report = await this.get(actor, id);
    await this.changes.announce(report);
    return report;
  }
}
