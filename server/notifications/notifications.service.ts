import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { And, type EntityManager, In, IsNull, Not, Repository } from 'typeorm';
import type { Language } from '../../contract/languages.js';
import type { NotificationKind } from '../../contract/notifications.js';
import { Bus } from '../bus/bus.js';
import { userTopic } from '../bus/topics.js';
import { asyncIteratorFrom } from '../graphql/async-iterator-from.js';
import { AppError } from '../platform/errors/app-error.js';
import { newId } from '../platform/ids.js';
import { existingId } from '../platform/validation/text.js';
import { PersonalData } from '../privacy/personal-data.js';
import { type Announcement, Announcements } from './announcements.js';
import { Notification } from './notification.entity.js';
import { fromRest, toRest } from './notification.presenter.js';
import { deleteOldNotifications, insertNotifications, languagesOf } from './notification-rows.js';
import { inLanguage, type Wording } from './wording.js';

export interface NewNotification extends Announcement {
  kind: NotificationKind;
  title: Wording;
  message: Wording;
  conversationId?: string | null;
  link?: string | null;
  /** The child that it names or quotes: the notification goes with that child. */
  childId?: string | null;
  /** Of its words, if not the language of the account: a child has the one of its profile. */
  language?: Language;
}

/** Stored, and not yet published. */
export type StoredNotification = Notification;

/**
 * Notifications outside of conversations. Each is stored first and then published on the account's topic: open subscriptions
 * and sockets show it at once, other clients find it in the list. Those who want it hear of it by mail and push as well.
 */
@Injectable()
export class NotificationsService implements OnModuleInit {
  private readonly logger = new Logger('Notifications');

  constructor(
    @InjectRepository(Notification) private readonly notifications: Repository<Notification>,
    private readonly bus: Bus,
    private readonly personalData: PersonalData,
    private readonly announcements: Announcements,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'notifications',
      export: async ({ userId }, manager) => {
        const stored = await manager.find(Notification, { where: { userId }, order: { createdAt: 'ASC' } });
        return stored.map(toRest);
      },
    });
  }

  /** Does nothing if the account was erased meanwhile. */
  async notify(userId: string, notification: NewNotification): Promise<void> {
    await this.publishNotifications(await this.storeNotifications([userId], notification));
  }

  /**
   * Stores the same notification for several accounts, except those that were erased meanwhile. Publish the result after the
   * commit.
   */
  async storeNotifications(
    userIds: readonly string[],
    notification: NewNotification,
    manager: EntityManager = this.notifications.manager,
  ): Promise<StoredNotification[]> {
    return this.storeEach(
      userIds.map((userId) => ({ ...notification, userId })),
      manager,
    );
  }

  /** Stores notifications of different contents, except for accounts that were erased meanwhile. Publish them after the commit. */
  async storeEach(
    notices: readonly (NewNotification & { userId: string })[],
    manager: EntityManager,
  ): Promise<StoredNotification[]> {
    if (notices.length === 0) return [];
    const userIds = [...new Set(notices.map(({ userId }) => userId))];
    const languages = await languagesOf(userIds, manager);
    const rows = notices.map(
      ({ conversationId = null, link = null, childId = null, title, message, pushTitle, mailText, ...rest }) => {
        const language = rest.language ?? languages.get(rest.userId) ?? 'en';
        const say = (wording: Wording) => inLanguage(wording, language);
        const words = {
          title: say(title),
          message: say(message),
          pushTitle: pushTitle && say(pushTitle),
          mailText: mailText && say(mailText),
        };
        return { ...rest, ...words, language, id: newId(), conversationId, link, childId };
      },
    );
    const stored = await insertNotifications(rows, manager);
    await deleteOldNotifications(userIds, manager);
    const given = new Map(rows.map(({ id, ...announcement }) => [id, announcement]));
    await this.announcements.queue(
      stored.map((notification) => ({ notification, announcement: given.get(notification.id)! })),
      manager,
    );
    return stored;
  }

  async publishNotifications(stored: readonly StoredNotification[]): Promise<void> {
    await Promise.all(
      stored.map(async (notification) => {
        try {
          await this.bus.publish(userTopic(notification.userId), {
            kind: 'notification',
            notification: toRest(notification),
          });
        } catch (error) {
          // The notification is stored, so the list still shows it.
          this.logger.warn({ err: error }, 'Could not publish a notification');
        }
      }),
    );
  }

  /** Takes back notifications that no longer hold. Their accounts may have seen them already. */
  async withdrawNotifications(ids: readonly string[], manager: EntityManager): Promise<void> {
    await manager.delete(Notification, { id: In(ids) });
  }

  /** Takes back what an account was told about children, except for those whom it still looks after. */
  async withdrawAboutChildren(userId: string, except: readonly string[], manager: EntityManager): Promise<void> {
    await manager.delete(Notification, { userId, childId: And(Not(IsNull()), Not(In(except))) });
  }

  /** The newest first. */
  async listNotifications(userId: string, limit: number, offset: number) {
    const [[items, total], unread] = await Promise.all([
      this.notifications.findAndCount({
        where: { userId },
        order: { createdAt: 'DESC', id: 'DESC' },
        take: limit,
        skip: offset,
      }),
      this.notifications.countBy({ userId, readAt: IsNull() }),
    ]);
    return { items, total, unread };
  }

  /** @throws AppError `notification_not_found` if the account has no such notification */
  async markRead(userId: string, notificationId: string): Promise<Notification> {
    const id = existingId(notificationId);
    const notification = id ? await this.notifications.findOneBy({ id, userId }) : null;
    if (!notification) throw new AppError('notification_not_found');
    if (notification.readAt !== null) return notification;
    await this.notifications.update({ id: notification.id }, { readAt: () => 'now()' });
    return { ...notification, readAt: new Date() };
  }

  /** Returns how many were unread. */
  async markAllRead(userId: string): Promise<number> {
    const { affected } = await this.notifications.update({ userId, readAt: IsNull() }, { readAt: () => 'now()' });
    return affected ?? 0;
  }

  /** Returns how many there were. */
  async clearNotifications(userId: string): Promise<number> {
    return (await this.notifications.delete({ userId })).affected ?? 0;
  }

  /** New notifications of the account, from every node. */
  watchNotifications(userId: string): AsyncIterableIterator<Notification> {
    return asyncIteratorFrom<Notification>((push) =>
      this.bus.subscribe(userTopic(userId), (note) => {
        if (note.kind === 'notification') push(fromRest(note.notification, userId));
      }),
    );
  }
}
