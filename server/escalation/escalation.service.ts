import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ALERT_SEVERITY, URGENT_SEVERITY } from '../../contract/safety-alerts.js';
import { ReplyBlocked, UnsafeMessageAnswered } from '../companion/companion.events.js';
import { FamilyChanges } from '../households/family-changes.js';
import { Guardianships } from '../households/guardianships.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { afterCommit } from '../platform/database/after-commit.js';
import { isForeignKeyViolation } from '../platform/database/violations.js';
import { Events } from '../platform/events.js';
import { BlockedReplies, type BlockedReply } from '../safety/blocked-replies.js';
import type { UnsafeVerdict } from '../safety/safety-verdict.js';
import { noticeOf } from './guardian-notices.js';
import { SafetyAlertsRepository } from './safety-alerts.repository.js';
import { SafetyEventsRepository } from './safety-events.repository.js';

/** A message of a child that the rules found unsafe, and that guardians may know of. */
interface FoundMessage {
  readonly messageId: string;
  /** The account of the child. */
  readonly userId: string;
  /** It is a reply to the child, which was stopped before it. */
  readonly isReply?: boolean;
}

/**
 * What guardians learn of an unsafe message, and of a reply that was stopped, by its severity: 5 at once and each time, 4
 * grouped by day, 3 in the digest, the others nothing. Harm that may come from home never gets here: see `HomeDisclosures`.
 */
@Injectable()
export class Escalation implements OnModuleInit, OnApplicationBootstrap {
  private readonly logger = new Logger('Escalation');

  constructor(
    private readonly dataSource: DataSource,
    private readonly events: Events,
    private readonly blockedReplies: BlockedReplies,
    private readonly guardianships: Guardianships,
    private readonly found: SafetyEventsRepository,
    private readonly alerts: SafetyAlertsRepository,
    private readonly notifications: NotificationsService,
    private readonly families: FamilyChanges,
  ) {}

  onModuleInit(): void {
    this.blockedReplies.define('tell-guardians-of-blocked-reply', (blocked) => this.escalateReply(blocked));
  }

  onApplicationBootstrap(): void {
    this.events.on(UnsafeMessageAnswered, async ({ userId, messageId, verdict }) => {
      if (verdict === 'unchecked') return;
      await this.escalate({ userId, messageId }, verdict).catch((error: unknown) => {
        this.logger.warn({ err: error, messageId }, 'Guardians could not be told yet; the next round tries again');
      });
    });
    this.events.on(ReplyBlocked, async ({ blocked }) => {
      await this.escalateReply(blocked).catch((error: unknown) => {
        const { messageId } = blocked;
        this.logger.warn({ err: error, messageId }, 'Guardians could not be told of a stopped reply yet; a job will');
      });
    });
  }

  private async escalateReply({ userId, answerId: messageId, verdict }: BlockedReply): Promise<void> {
    if (verdict !== 'unchecked') await this.escalate({ userId, messageId, isReply: true }, verdict);
  }

  /** Does nothing for adults, and for a message that it has seen. */
  async escalate({ userId, messageId, isReply = false }: FoundMessage, verdict: UnsafeVerdict): Promise<void> {
    // The last guard: whatever went wrong before, a family hears nothing of harm that may come from home.
    if (verdict.isHome) return;
    const child = await this.guardianships.childOfAccount(userId);
    if (!child) return;
    const { category, severity, ruleId, packVersion } = verdict;
    const event = { messageId, childId: child.childId, category, severity, ruleId, packVersion, isReply };
    const storing = this.dataSource.transaction(async (manager) => {
      if (!(await this.found.insert(event, manager)) || severity < ALERT_SEVERITY) return;
      await this.alert({ ...child, userId }, { category, severity, isReply }, manager);
    });
    await storing.catch((error: unknown) => {
      // The child is being erased.
      if (!isForeignKeyViolation(error)) throw error;
    });
  }

  private async alert(
    { userId, childId, householdIds }: { userId: string; childId: string; householdIds: readonly string[] },
    kind: { category: string; severity: number; isReply: boolean },
    manager: EntityManager,
  ): Promise<void> {
    const isUrgent = kind.severity >= URGENT_SEVERITY;
    const { isNew } = isUrgent
      ? await this.alerts.add(childId, kind, manager)
      : await this.alerts.addToGroup(childId, kind, manager);
    const guardians = await this.guardianships.guardiansOfAccount(userId, manager);
    const notices = isNew ? await this.notifications.storeNotifications(guardians, noticeOf(kind), manager) : [];
    afterCommit(manager, async () => {
      await Promise.all([
        this.notifications.publishNotifications(notices),
        ...householdIds.map((householdId) =>
          this.families.announceTo(guardians, { householdId, part: 'safety', childId }),
        ),
      ]);
    });
  }
}
