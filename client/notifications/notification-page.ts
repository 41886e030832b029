import type { NotificationItemFragment } from '../gql/graphql';

/** The newest notifications, as the drawer shows them. */
export interface NotificationList {
  items: NotificationItemFragment[];
  total: number;
  hasMore: boolean;
  unread: number;
}

/** Adds a notification at the top, once even if it arrives twice. */
export function addNotification(list: NotificationList, added: NotificationItemFragment): NotificationList {
  if (list.items.some(({ id }) => id === added.id)) return list;
  return { ...list, items: [added, ...list.items], total: list.total + 1, unread: list.unread + (added.read ? 0 : 1) };
}

export function markRead(list: NotificationList, id: string): NotificationList {
  const isUnread = list.items.some((item) => item.id === id && !item.read);
  if (!isUnread) return list;
  return {
    ...list,
    items: list.items.map((item) => (item.id === id ? { ...item, read: true } : item)),
    unread: Math.max(0, list.unread - 1),
  };
}

export function markAllRead(list: NotificationList): NotificationList {
  return { ...list, items: list.items.map((item) => ({ ...item, read: true })), unread: 0 };
}

export const NO_NOTIFICATIONS: NotificationList = { items: [], total: 0, hasMore: false, unread: 0 };
