import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ReportDecision } from '../../contract/moderation.js';
import { MessagesService, type VisibilityChange } from '../messages/messages.service.js';
import {
  type NewNotification,
  NotificationsService,
  type StoredNotification,
} from '../notifications/notifications.service.js';
import { noticeText, noticeTexts, type Wording } from '../notifications/wording.js';
import type { Report } from './report.entity.js';
import { ReportReviewsRepository } from './report-reviews.repository.js';

const WARNING = { kind: 'system' as const, ...noticeTexts('warning') };

/** Tells the reporter how the report ended. It quotes neither the message nor the moderator. */
const ENDINGS: Readonly<Partial<Record<ReportDecision, Wording>>> = {
  keep: noticeText('reportDecided.keep'),
  hide: noticeText('reportDecided.hide'),
  warn: noticeText('reportDecided.warn'),
};

/** Reminds those who have reported a message of their own conversation, often an answer of Starling, without a rebuke. */
const REMINDER_OF_REPORTER = noticeText('reportDecided.own');

/** What a decision has changed besides the report itself. */
export interface AppliedEffects {
  visibility: VisibilityChange | null;
  notices: StoredNotification[];
}

/** Hides messages and sends notices for a decision, and takes both back when it is undone. */
@Injectable()
export class DecisionEffects {
  constructor(
    private readonly reviews: ReportReviewsRepository,
    private readonly messages: MessagesService,
    private readonly notifications: NotificationsService,
  ) {}

  /** Commits with the decision. Call `announce` after the commit. */
  async apply(report: Report, decision: ReportDecision, manager: EntityManager): Promise<AppliedEffects> {
    const { conversationId, messageId, reporterId, subjectId } = report;
    // Locks the conversation before the report, like a deletion does, so that the two cannot deadlock.
    const visibility =
      decision === 'hide' && conversationId && messageId
        ? await this.messages.setHidden(conversationId, messageId, true, manager)
        : null;
    const notices: StoredNotification[] = [];
    const store = async (userId: string, notification: NewNotification) =>
      notices.push(
        ...(await this.notifications.storeNotifications([userId], { ...notification, conversationId }, manager)),
      );
    const isOfReporter = decision === 'warn' && reporterId !== null && reporterId === subjectId;
    const message = isOfReporter ? REMINDER_OF_REPORTER : ENDINGS[decision];
    const title = noticeText('reportDecided.title');
    if (reporterId && message) await store(reporterId, { kind: 'system', title, message });
    if (decision === 'warn' && subjectId && !isOfReporter) await store(subjectId, WARNING);
    return { visibility, notices };
  }

  /** Shows a hidden message again, unless another report has hidden it too, and withdraws the notices. */
  async revert(report: Report, manager: EntityManager): Promise<AppliedEffects> {
    const { decision, notices } = report;
    const visibility = decision === 'hide' ? await this.showAgain(report, manager) : null;
    await this.notifications.withdrawNotifications(notices, manager);
    return { visibility, notices: [] };
  }

  private async showAgain(
    { id, conversationId, messageId }: Report,
    manager: EntityManager,
  ): Promise<VisibilityChange | null> {
    if (!conversationId || !messageId) return null;
    // Another moderator who hides the message now holds this lock until their decision is committed.
    await this.messages.lockForModeration(conversationId, manager);
    if (await this.reviews.isHiddenByAnother(id, messageId, manager)) return null;
    return this.messages.setHidden(conversationId, messageId, false, manager);
  }

  async announce({ visibility, notices }: AppliedEffects): Promise<void> {
    if (visibility) this.messages.announceVisibility(visibility);
    await this.notifications.publishNotifications(notices);
  }
}
