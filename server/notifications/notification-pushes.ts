import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, Repository } from 'typeorm';
import { z } from 'zod';
import { Jobs, type JobType } from '../platform/jobs/jobs.js';
import { OncePerCluster } from '../platform/jobs/periodic-task.js';
import { PushSender } from '../push/push-sender.js';
import { PushSubscriptions } from '../push/push-subscriptions.service.js';
import { Notification } from './notification.entity.js';

const job = z.object({
  notificationId: z.uuid(),
  subscription: z.object({ id: z.uuid(), userId: z.uuid() }),
  tag: z.string(),
  /** Null: the title of the notification. */
  pushTitle: z.string().nullable(),
  isUrgent: z.boolean(),
  expiresAt: z.iso.datetime(),
});
type PushJob = z.output<typeof job>;

/** One for each notification and browser. Its words are read when it is sent. */
const SEND_PUSH: JobType<PushJob> = { name: 'send-push', payload: job };

/** Tries over about an hour and a half. The queue waits longer after each. */
const MAX_ATTEMPTS = 9;
const KEPT_MS = 24 * 3_600_000;

export interface QueuedPush {
  readonly tag: string;
  readonly title: string | null;
  readonly isUrgent: boolean;
  /** When it is sent; null: at once. */
  readonly sendAt: Date | null;
}

/** Notifications as web push: at least once in each browser, with one tag. */
@Injectable()
export class NotificationPushes implements OnModuleInit {
  constructor(
    @InjectRepository(Notification) private readonly notifications: Repository<Notification>,
    private readonly subscriptions: PushSubscriptions,
    private readonly sender: PushSender,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.define(SEND_PUSH, (push) => this.send(push));
  }

  /** Queues pushes in the transaction of the notifications, one for each browser of their accounts. */
  async queue(
    pushes: readonly { notification: Notification; push: QueuedPush }[],
    manager: EntityManager,
  ): Promise<void> {
    if (pushes.length === 0) return;
    const ids = [...new Set(pushes.map(({ notification }) => notification.userId))];
    const byUser = Map.groupBy(await this.subscriptions.idsOf(ids, manager), ({ userId }) => userId);
    for (const { notification, push } of pushes) {
      const { tag, title: pushTitle, isUrgent, sendAt } = push;
      const expiresAt = new Date((sendAt?.getTime() ?? Date.now()) + KEPT_MS).toISOString();
      for (const subscription of byUser.get(notification.userId) ?? []) {
        const payload = { notificationId: notification.id, subscription, tag, pushTitle, isUrgent, expiresAt };
        const lane = `push ${notification.userId}`;
        const options = { manager, maxAttempts: MAX_ATTEMPTS, runAt: sendAt, lane, isUrgent };
        await this.jobs.add(SEND_PUSH, payload, `${notification.id}:${subscription.id}`, options);
      }
    }
  }

  @OncePerCluster({ name: 'forget-old-pushes', cron: '50 4 * * *', timeoutMs: 60_000 })
  forgetOld(): Promise<void> {
    return this.jobs.forgetFailed(SEND_PUSH.name);
  }

  /** Not what was read, cleared or taken back meanwhile. */
  private async send({
    notificationId: id,
    subscription,
    tag,
    pushTitle,
    isUrgent,
    expiresAt,
  }: PushJob): Promise<void> {
    if (Date.parse(expiresAt) < Date.now()) return;
    const unread = await this.notifications.findOneBy({ id, userId: subscription.userId, readAt: IsNull() });
    if (!unread) return;
    const { title, kind, link, conversationId } = unread;
    const page = link ?? (conversationId ? `/conversation-list/${conversationId}` : '/');
    const payload = { title: pushTitle ?? title, kind, link: page, tag };
    await this.sender.send(subscription, { payload, isUrgent, expiresAt: new Date(expiresAt) });
  }
}
