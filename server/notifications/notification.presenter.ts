import type { NotificationBody } from '../../contract/notifications.js';
import type { Notification } from './notification.entity.js';
import type { NotificationObject } from './notification.types.js';

export function toRest(notification: Notification): NotificationBody {
  return {
    id: notification.id,
    kind: notification.kind,
    title: notification.title,
    message: notification.message,
    read: notification.readAt !== null,
    conversation_id: notification.conversationId,
    link: notification.link,
    created_at: notification.createdAt.toISOString(),
  };
}

/** A notification that another node has published. It is new, so the time of reading is not part of the body. */
export function fromRest(body: NotificationBody, userId: string): Notification {
  const { conversation_id: conversationId, created_at: createdAt, read: _read, ...rest } = body;
  return { ...rest, userId, conversationId, readAt: null, createdAt: new Date(createdAt) };
}

export function toGraphql({ userId: _userId, readAt, ...notification }: Notification): NotificationObject {
  return { ...notification, read: readAt !== null };
}
