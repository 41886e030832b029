import { ActionIcon, Indicator } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications as toasts } from '@mantine/notifications';
import { IconBell } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useEver } from '../ui/useEver';
import { useNotifications } from './useNotifications';

const NotificationsDrawer = lazy(async () => ({
  default: (await import('./NotificationsDrawer')).NotificationsDrawer,
}));

/** The bell of the top bar, with the number of what is unread, and the drawer behind it. */
export function NotificationsButton() {
  const [opened, drawer] = useDisclosure(false);
  const wasOpened = useEver(opened);
  const notifications = useNotifications(({ title, message }) => {
    if (!opened) toasts.show({ title, message, autoClose: 6_000 });
  });
  const { unread } = notifications;
  return (
    <>
      <Indicator label={unread > 9 ? '9+' : unread} size={18} offset={10} color="red" disabled={unread === 0}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          radius="xl"
          aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
          aria-haspopup="dialog"
          aria-expanded={opened}
          onClick={drawer.open}
        >
          <IconBell size={22} />
        </ActionIcon>
      </Indicator>
      {wasOpened && (
        <Suspense>
          <NotificationsDrawer opened={opened} onClose={drawer.close} notifications={notifications} />
        </Suspense>
      )}
    </>
  );
}
