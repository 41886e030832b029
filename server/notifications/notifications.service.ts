import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, Repository } from 'typeorm';
import type { NotificationKind } from '../../contract/admin.js';
import { NOTIFICATIONS_KEPT, type NotificationBody, type NotificationNote } from '../../contract/notifications.js';
import { PersonalData } from '../access/personal-data.js';
import { Bus } from '../bus/bus.js';
import { userTopic } from '../bus/topics.js';
import { fromFeed } from '../graphql/subscription.js';
import { AppError } from '../platform/errors/app-error.js';
import { newId } from '../platform/ids.js';
import { existingId } from '../platform/validation/text.js';
import { Notification } from './notification.entity.js';
import { notificationBody } from './notification.presenter.js';

export interface NewNotification {
  kind: NotificationKind;
  title: string;
  message: string;
  conversationId?: string | null;
  link?: string | null;
}

/** One that is stored, and whose it is. */
export interface StoredNotification {
  userId: string;
  body: NotificationBody;
}

/**
 * What is told to an account beside its conversations. Stored first, then published on the account's topic: open
 * subscriptions and sockets show it at once, everybody else finds it in the list. The flags `sound`, `desktop` and
 * `email` of the settings concern how a client announces one; it is stored whatever they say.
 */
@Injectable()
export class NotificationsService implements OnModuleInit {
  private readonly logger = new Logger('Notifications');

  constructor(
    @InjectRepository(Notification) private readonly notifications: Repository<Notification>,
    private readonly bus: Bus,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'notifications',
      export: async ({ userId }, manager) => {
        const kept = await manager.find(Notification, { where: { userId }, order: { createdAt: 'ASC' } });
        return kept.map(notificationBody);
      },
    });
  }

  /** To one account; to nobody where it has been erased meanwhile. */
  async add(userId: string, notification: NewNotification): Promise<void> {
    await this.publish(await this.store([userId], notification));
  }

  /** The same to several accounts, to be published after the commit. Whoever has been erased meanwhile is left out. */
  async store(
    userIds: readonly string[],
    { kind, title, message, conversationId, link }: NewNotification,
    manager: EntityManager = this.notifications.manager,
  ): Promise<StoredNotification[]> {
    const rows = await manager.query<(Omit<NotificationBody, 'read'> & { user_id: string })[]>(
      `INSERT INTO notifications (id, user_id, kind, title, message, conversation_id, link)
       SELECT given.id, u.id, $3, $4, $5, $6, $7
       FROM unnest($1::uuid[], $2::uuid[]) AS given (id, user_id) JOIN users u ON u.id = given.user_id
       RETURNING id, user_id, kind, title, message, conversation_id, link, created_at`,
      [userIds.map(() => newId()), userIds, kind, title, message, conversationId ?? null, link ?? null],
    );
    await this.prune(userIds, manager);
    return rows.map(({ user_id: userId, created_at, ...row }) => ({
      userId,
      body: { ...row, read: false, created_at: new Date(created_at).toISOString() },
    }));
  }

  async publish(stored: readonly StoredNotification[]): Promise<void> {
    await Promise.all(
      stored.map(async ({ userId, body }) => {
        const note: NotificationNote = { kind: 'notification', notification: body };
        try {
          await this.bus.publish(userTopic(userId), JSON.stringify(note));
        } catch (error) {
          // It is stored; the list shows it as soon as it is read again.
          this.logger.warn({ err: error }, 'A notification could not be announced');
        }
      }),
    );
  }

  /** The newest first. */
  async list(userId: string, limit: number, offset: number) {
    const [[items, total], unread] = await Promise.all([
      this.notifications.findAndCount({
        where: { userId },
        order: { createdAt: 'DESC', id: 'DESC' },
        take: limit,
        skip: offset,
      }),
      this.notifications.countBy({ userId, readAt: IsNull() }),
    ]);
    return { items: items.map(notificationBody), total, unread };
  }

  /** @throws AppError `notification_not_found` where it is not this account's */
  async markRead(userId: string, notificationId: string): Promise<NotificationBody> {
    const id = existingId(notificationId);
    const notification = id ? await this.notifications.findOneBy({ id, userId }) : null;
    if (!notification) throw new AppError('notification_not_found');
    if (notification.readAt === null) {
      await this.notifications.update({ id: notification.id }, { readAt: () => 'now()' });
    }
    return { ...notificationBody(notification), read: true };
  }

  /** How many were unread. */
  async markAllRead(userId: string): Promise<number> {
    const { affected } = await this.notifications.update({ userId, readAt: IsNull() }, { readAt: () => 'now()' });
    return affected ?? 0;
  }

  /** How many there were. */
  async clear(userId: string): Promise<number> {
    return (await this.notifications.delete({ userId })).affected ?? 0;
  }

  /** What is added from now on, on whichever node. */
  watch(userId: string): AsyncIterableIterator<NotificationBody> {
    return fromFeed<NotificationBody>((push) =>
      this.bus.subscribe(userTopic(userId), (payload) => {
        const note = JSON.parse(payload.toString()) as NotificationNote | { kind: string };
        if (isNotificationNote(note)) push(note.notification);
      }),
    );
  }

  /** The list is a drawer, not an archive. */
  private async prune(userIds: readonly string[], manager: EntityManager): Promise<void> {
    await manager.query(
      `DELETE FROM notifications WHERE id IN (
         SELECT id FROM (
           SELECT id, row_number() OVER (PARTITION BY user_id ORDER BY created_at DESC, id DESC) AS place
           FROM notifications WHERE user_id = ANY($1::uuid[])) AS ranked
         WHERE place > $2)`,
      [userIds, NOTIFICATIONS_KEPT],
    );
  }
}

function isNotificationNote(note: NotificationNote | { kind: string }): note is NotificationNote {
  return note.kind === 'notification';
}
