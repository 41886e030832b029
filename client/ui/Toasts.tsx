import { notificationsStore } from '@mantine/notifications';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useEver } from './useEver';

const ToastList = lazy(async () => ({ default: (await import('./ToastList')).ToastList }));

/** Shows what `notifications.show` was called with. The list is loaded with the first message: most visits have none. */
export function Toasts() {
  const isWanted = useEver(useSyncExternalStore(notificationsStore.subscribe, hasMessages));
  if (!isWanted) return null;
  return (
    <Suspense>
      <ToastList />
    </Suspense>
  );
}

const hasMessages = () => notificationsStore.getState().notifications.length > 0;
