import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NotificationsService } from '../notifications/notifications.service.js';
import { noticeText } from '../notifications/wording.js';
import { afterCommit } from '../platform/database/after-commit.js';
import { Events } from '../platform/events.js';
import { localTimeOf } from '../recurrence/zone.js';
import { Audiences, type Recipient } from './audiences.js';
import type { Firing } from './reminder.js';
import { ReminderBroadcast } from './reminder-broadcast.js';
import { FiringSettled, ReminderFired } from './reminder-events.js';
import { SweepRepository } from './sweep.repository.js';

type Rung = Firing & { readonly isNag?: boolean };

const ADULT_PAGE = '/remainders';
const CHILD_PAGE = '/schedules';

/**
 * Puts firings in front of the people whom they are for: notices in the same transaction as the firing, open screens after
 * its commit. Quiet hours of a guardian hold a notice until they end; a nag is left out.
 */
@Injectable()
export class ReminderDelivery implements OnModuleInit {
  constructor(
    private readonly audiences: Audiences,
    private readonly sweep: SweepRepository,
    private readonly notifications: NotificationsService,
    private readonly broadcast: ReminderBroadcast,
    private readonly events: Events,
  ) {}

  onModuleInit(): void {
    this.events.on(FiringSettled, ({ firing }) => this.broadcast.showSettled(firing));
  }

  async deliver(firings: readonly Rung[], now: number, manager: EntityManager): Promise<void> {
    if (firings.length === 0) return;
    const audiences = await this.audiences.of(firings, now, manager);
    const held = firings.flatMap((firing, index) =>
      firing.isNag ? [] : audiences[index]!.flatMap((one) => (one.quietUntil ? [heldFor(firing, one)] : [])),
    );
    await this.sweep.hold(held, manager);
    await this.show(
      firings.map((firing, index) => ({ firing, to: audiences[index]!.filter((one) => one.quietUntil === null) })),
      manager,
    );
  }

  /** Delivers notices that were held, each to its account alone, if it is still meant. */
  async deliverTo(held: readonly (Firing & { heldFor: string })[], now: number, manager: EntityManager): Promise<void> {
    const audiences = await this.audiences.of(held, now, manager);
    await this.show(
      held.map((firing, index) => ({ firing, to: audiences[index]!.filter((one) => one.userId === firing.heldFor) })),
      manager,
    );
  }

  /** One notice for each adult, whatever the number of reminders that were missed. */
  async sumUp(missed: readonly Firing[], now: number, manager: EntityManager): Promise<void> {
    const audiences = await this.audiences.of(missed, now, manager);
    const counts = new Map<string, number>();
    for (const { userId, isChild } of audiences.flat()) {
      if (!isChild) counts.set(userId, (counts.get(userId) ?? 0) + 1);
    }
    const notices = [...counts].map(([userId, count]) => ({
      userId,
      kind: 'system' as const,
      title: noticeText('remindersMissed.title', { count }),
      message: noticeText('remindersMissed.message'),
      link: ADULT_PAGE,
    }));
    const stored = await this.notifications.storeEach(notices, manager);
    afterCommit(manager, () => this.notifications.publishNotifications(stored));
  }

  private async show(shown: readonly { firing: Rung; to: readonly Recipient[] }[], manager: EntityManager) {
    const notices = shown.flatMap(({ firing, to }) =>
      to.map(({ userId, isChild, language }) => ({
        userId,
        ...(language && { language }),
        kind: 'system' as const,
        title: firing.title,
        message:
          firing.note ?? noticeText('reminderDue.planned', { time: localTimeOf(+firing.occurrence, firing.zone) }),
        link: isChild ? CHILD_PAGE : ADULT_PAGE,
        childId: firing.childId,
        tag: firing.id,
        pushTitle: noticeText('reminderDue.push'),
      })),
    );
    const stored = await this.notifications.storeEach(notices, manager);
    afterCommit(manager, async () => {
      await this.notifications.publishNotifications(stored);
      await this.broadcast.show(shown);
    });
    for (const { firing, to } of shown) {
      const userIds = to.map(({ userId }) => userId);
      if (userIds.length > 0) this.events.emitAfterCommit(manager, new ReminderFired(firing, userIds, firing.nags));
    }
  }
}

function heldFor({ id }: Firing, { userId, quietUntil }: Recipient) {
  return { firingId: id, userId, until: quietUntil! };
}
