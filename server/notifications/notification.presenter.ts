import type { NotificationBody } from '../../contract/notifications.js';
import type { Notification } from './notification.entity.js';
import type { NotificationObject } from './notification.types.js';

export function notificationBody(notification: Notification): NotificationBody {
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

/** GraphQL's shape, also of one that came over the bus. */
export function notificationObject(body: NotificationBody): NotificationObject {
  const { conversation_id: conversationId, created_at: createdAt, ...rest } = body;
  return { ...rest, conversationId, createdAt: new Date(createdAt) };
}
