import type { NotificationItemFragment } from '../gql/graphql';
import { addNotification, markAllRead, markRead, NO_NOTIFICATIONS } from './notification-page';

function notification(id: string, read = false): NotificationItemFragment {
  const createdAt = '2026-01-01T00:00:00Z';
  return { id, read, kind: 'SYSTEM', title: id, message: '', conversationId: null, link: null, createdAt };
}

const two = { items: [notification('b'), notification('a', true)], total: 2, hasMore: false, unread: 1 };

it('a new notification goes to the top and is counted', () => {
  const list = addNotification(two, notification('c'));
  expect(list.items.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  expect(list).toMatchObject({ total: 3, unread: 2 });
});

it('a notification that arrives twice is added once', () => {
  expect(addNotification(two, notification('b'))).toBe(two);
});

it('a notification is marked as read once', () => {
  const list = markRead(two, 'b');
  expect(list.unread).toBe(0);
  expect(list.items.every(({ read }) => read)).toBe(true);
  expect(markRead(list, 'b')).toBe(list);
  expect(markRead(two, 'unknown')).toBe(two);
});

it('all notifications are marked as read', () => {
  expect(markAllRead(two)).toMatchObject({ unread: 0, items: [{ read: true }, { read: true }] });
  expect(markAllRead(NO_NOTIFICATIONS)).toEqual(NO_NOTIFICATIONS);
});
