import { notifications as toasts } from '@mantine/notifications';
import { lazy, Suspense, useEffect } from 'react';
import { useEver } from '../ui/useEver';
import { useMissedChanges } from './useMissedChanges';
import { useNotifications } from './useNotifications';
import { usePush } from './usePush';

const NotificationsDrawer = lazy(async () => ({
  default: (await import('./NotificationsDrawer')).NotificationsDrawer,
}));

interface LiveNotificationsProps {
  opened: boolean;
  onClose: () => void;
  /** Called with the number of unread notifications, and with each change of it. */
  onUnread: (unread: number) => void;
}

/** Keeps the notifications up to date, shows new ones as toasts, and has the drawer that the bell opens. */
export function LiveNotifications({ opened, onClose, onUnread }: LiveNotificationsProps) {
  const wasOpened = useEver(opened);
  const announce = usePush();
  useMissedChanges();
  const notifications = useNotifications((added) => {
    const { title, message } = added;
    if (!opened) toasts.show({ title, message, autoClose: 6_000 });
    announce(added);
  });
  const { unread } = notifications;
  useEffect(() => onUnread(unread), [onUnread, unread]);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <NotificationsDrawer opened={opened} onClose={onClose} notifications={notifications} />
    </Suspense>
  );
}
