import { useMutation, useQuery, useSubscription } from '@apollo/client/react';
import { notifications as toasts } from '@mantine/notifications';
import { useCallback, useEffect, useRef } from 'react';
import type { NotificationItemFragment } from '../gql/graphql';
import { messageOf } from '../platform/api-error';
import { useReturn } from '../platform/useLiveSocket';
import { addNotification, markAllRead, markRead, NO_NOTIFICATIONS, type NotificationList } from './notification-page';
import {
  CLEAR_NOTIFICATIONS,
  MARK_ALL_NOTIFICATIONS_READ,
  MARK_NOTIFICATION_READ,
  NOTIFICATION_ADDED,
  NOTIFICATIONS,
} from './notifications.graphql';

const PAGE_SIZE = 20;
const FIRST_PAGE = { limit: PAGE_SIZE, offset: 0 };

export interface Notifications extends NotificationList {
  isLoading: boolean;
  error: Error | null;
  refresh: () => void;
  loadMore: () => void;
  markRead: (id: string) => void;
  markAllRead: () => void;
  clear: () => void;
}

/**
 * The user's notifications, live. What is done shows at once; where the server refuses, the list is read again.
 * `onAdded` is told of each that arrives while somebody is here.
 */
export function useNotifications(onAdded?: (notification: NotificationItemFragment) => void): Notifications {
  const { data, error, loading, refetch, fetchMore, updateQuery } = useQuery(NOTIFICATIONS, { variables: FIRST_PAGE });
  const [sendRead] = useMutation(MARK_NOTIFICATION_READ);
  const [sendAllRead] = useMutation(MARK_ALL_NOTIFICATIONS_READ);
  const [sendClear] = useMutation(CLEAR_NOTIFICATIONS);
  const added = useRef(onAdded);
  useEffect(() => {
    added.current = onAdded;
  });

  const change = useCallback(
    (apply: (list: NotificationList) => NotificationList) =>
      updateQuery((_, { complete, previousData }) =>
        complete
          ? { notifications: { ...previousData.notifications, ...apply(previousData.notifications) } }
          : undefined,
      ),
    [updateQuery],
  );
  const refresh = useCallback(() => void refetch(FIRST_PAGE).catch(() => undefined), [refetch]);

  useSubscription(NOTIFICATION_ADDED, {
    onData: ({ data: { data: arrived } }) => {
      if (!arrived) return;
      change((list) => addNotification(list, arrived.notificationAdded));
      added.current?.(arrived.notificationAdded);
    },
  });
  useReturn(refresh);

  const attempt = useCallback(
    async (apply: (list: NotificationList) => NotificationList, work: () => Promise<unknown>) => {
      change(apply);
      try {
        await work();
      } catch (reason) {
        toasts.show({ color: 'red', title: 'That did not work', message: messageOf(reason) });
        refresh();
      }
    },
    [change, refresh],
  );

  const list = data?.notifications ?? NO_NOTIFICATIONS;
  return {
    ...list,
    isLoading: loading && !data,
    error: error ?? null,
    refresh,
    loadMore: () => {
      fetchMore({
        variables: { limit: PAGE_SIZE, offset: list.items.length },
        updateQuery: (before, { fetchMoreResult: { notifications: next } }) => {
          const known = new Set(before.notifications.items.map(({ id }) => id));
          const items = [...before.notifications.items, ...next.items.filter(({ id }) => !known.has(id))];
          return { notifications: { ...next, items } };
        },
      }).catch(() => undefined);
    },
    markRead: (id) => {
      if (list.items.some((item) => item.id === id && !item.read)) {
        void attempt(
          (before) => markRead(before, id),
          () => sendRead({ variables: { id } }),
        );
      }
    },
    markAllRead: () => void attempt(markAllRead, () => sendAllRead()),
    clear: () =>
      void attempt(
        () => NO_NOTIFICATIONS,
        () => sendClear(),
      ),
  };
}
