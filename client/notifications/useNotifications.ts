import { useMutation, useQuery, useSubscription } from '@apollo/client/react';
import { notifications as toasts } from '@mantine/notifications';
import { useCallback, useEffect, useRef } from 'react';
import type { NotificationItemFragment } from '../gql/graphql';
import { messageOf } from '../platform/api-error';
import { askAgain } from '../platform/ask-again';
import { useLiveAgain } from '../platform/useLiveAgain';
import { useNextPage } from '../ui/useNextPage';
import { addNotification, markAllRead, markRead, NO_NOTIFICATIONS, type NotificationList } from './notification-page';
import {
  CLEAR_NOTIFICATIONS,
  MARK_ALL_NOTIFICATIONS_READ,
  MARK_NOTIFICATION_READ,
  NOTIFICATION_ADDED,
  NOTIFICATIONS,
} from './notifications.graphql';
import { t } from './texts';

const PAGE_SIZE = 20;
const FIRST_PAGE = { limit: PAGE_SIZE, offset: 0 };

export interface Notifications extends NotificationList {
  isLoading: boolean;
  error: Error | null;
  isLoadingMore: boolean;
  /** Why the next page failed to load. */
  moreError: Error | null;
  refresh: () => void;
  loadMore: () => void;
  markRead: (id: string) => void;
  markAllRead: () => void;
  clear: () => void;
}

/**
 * The user's notifications, live. Changes show at once; if the server refuses one, the list loads again. Each
 * notification that arrives is passed to `onAdded`.
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
  const list = data?.notifications ?? NO_NOTIFICATIONS;
  const shown = list.items.length;
  const fetchNext = useCallback(
    () =>
      fetchMore({
        variables: { limit: PAGE_SIZE, offset: shown },
        updateQuery: (before, { fetchMoreResult: { notifications: next } }) => {
          const known = new Set(before.notifications.items.map(({ id }) => id));
          const items = [...before.notifications.items, ...next.items.filter(({ id }) => !known.has(id))];
          return { notifications: { ...next, items } };
        },
      }),
    [fetchMore, shown],
  );
  const more = useNextPage(fetchNext);
  const { forgetError } = more;
  const refetchFirst = useCallback(() => refetch(FIRST_PAGE), [refetch]);
  const refresh = useCallback(() => {
    forgetError();
    askAgain(refetchFirst);
  }, [forgetError, refetchFirst]);

  const live = useSubscription(NOTIFICATION_ADDED, {
    onData: ({ data: { data: arrived } }) => {
      if (!arrived) return;
      change((list) => addNotification(list, arrived.notificationAdded));
      added.current?.(arrived.notificationAdded);
    },
  });
  useLiveAgain(live, refresh);

  const attempt = useCallback(
    async (apply: (list: NotificationList) => NotificationList, work: () => Promise<unknown>) => {
      change(apply);
      try {
        await work();
      } catch (reason) {
        toasts.show({ color: 'red', title: t('notSaved'), message: messageOf(reason) });
        refresh();
      }
    },
    [change, refresh],
  );

  return {
    ...list,
    isLoading: loading && !data,
    error: error ?? null,
    isLoadingMore: more.isLoading,
    moreError: more.error,
    refresh,
    loadMore: more.load,
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
