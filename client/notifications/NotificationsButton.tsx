import { ActionIcon, Indicator } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBell } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useIsIdle } from '../ui/useIsIdle';
import { t } from './texts';

const LiveNotifications = lazy(async () => ({ default: (await import('./LiveNotifications')).LiveNotifications }));

/** The bell in the top bar with the number of unread notifications, which load when the page has been drawn. */
export function NotificationsButton() {
  const [opened, drawer] = useDisclosure(false);
  const [unread, setUnread] = useState(0);
  const isIdle = useIsIdle();
  return (
    <>
      <Indicator
        label={<span aria-hidden="true">{unread > 9 ? '9+' : unread}</span>}
        size={18}
        offset={10}
        color="red"
        disabled={unread === 0}
      >
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          radius="xl"
          aria-label={unread > 0 ? t('titleWithUnread', { count: unread }) : t('title')}
          data-unread={unread > 0 || undefined}
          aria-haspopup="dialog"
          aria-expanded={opened}
          onClick={drawer.open}
        >
          <IconBell size={22} />
        </ActionIcon>
      </Indicator>
      {(isIdle || opened) && (
        <Suspense>
          <LiveNotifications opened={opened} onClose={drawer.close} onUnread={setUnread} />
        </Suspense>
      )}
    </>
  );
}
