import { notificationsStore } from '@mantine/notifications';
import { useSyncExternalStore } from 'react';

/** Whether a message of `notifications.show` is on the screen. */
export function useHasToasts(): boolean {
  return useSyncExternalStore(notificationsStore.subscribe, hasToasts);
}

const hasToasts = () => notificationsStore.getState().notifications.length > 0;
