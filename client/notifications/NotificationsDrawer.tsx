import { Button, Drawer, Group, Stack, Text, UnstyledButton } from '@mantine/core';
import { IconBell, IconMessageCircle } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import type { NotificationItemFragment } from '../gql/graphql';
import { EmptyState } from '../ui/EmptyState';
import { ErrorNotice } from '../ui/ErrorNotice';
import { LoadMore } from '../ui/LoadMore';
import { RelativeTime } from '../ui/RelativeTime';
import { ListSkeleton } from '../ui/Skeletons';
import classes from './notifications.module.css';
import { t } from './texts';
import type { Notifications } from './useNotifications';

interface NotificationsDrawerProps {
  opened: boolean;
  onClose: () => void;
  notifications: Notifications;
}

/** The notifications. A click marks one as read and opens its page. */
export function NotificationsDrawer({ opened, onClose, notifications }: NotificationsDrawerProps) {
  const { items, unread, isLoading, error, hasMore } = notifications;
  const navigate = useNavigate();
  const open = (notification: NotificationItemFragment) => {
    notifications.markRead(notification.id);
    const target = pathOf(notification);
    if (!target) return;
    onClose();
    void navigate(target);
  };

  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={400}
      title={t('title')}
      closeButtonProps={{ 'aria-label': t('close') }}
      classNames={{ title: classes.title }}
    >
      <Group justify="space-between" mb="sm" mih={36}>
        <Text size="sm" c="dimmed" role="status">
          {unread > 0 ? t('unread', { count: unread }) : t('allRead')}
        </Text>
        <Group gap={4}>
          <Button mih={44} px="xs" variant="subtle" onClick={notifications.markAllRead} disabled={unread === 0}>
            {t('markAllRead')}
          </Button>
          <Button
            mih={44}
            px="xs"
            variant="subtle"
            color="gray"
            onClick={notifications.clear}
            disabled={items.length === 0}
          >
            {t('clear')}
          </Button>
        </Group>
      </Group>
      {error && <ErrorNotice error={error} onRetry={notifications.refresh} />}
      {isLoading && <ListSkeleton count={4} hasIcons />}
      {!isLoading && !error && items.length === 0 && <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>}
      <Stack component="ul" gap={6} p={0} m={0} className={classes.list}>
        {items.map((notification) => (
          <li key={notification.id}>
            <UnstyledButton
              className={classes.item}
              data-unread={!notification.read || undefined}
              onClick={() => open(notification)}
            >
              <span className={classes.icon} aria-hidden="true">
                {notification.kind === 'MESSAGE' ? <IconMessageCircle size={18} /> : <IconBell size={18} />}
              </span>
              <span className={classes.text}>
                <Text component="span" size="sm" fw={notification.read ? 500 : 750}>
                  {notification.title}
                  {!notification.read && <span className="visually-hidden">{t('isUnread')}</span>}
                </Text>
                <Text component="span" size="sm" c="dimmed">
                  {notification.message}
                </Text>
                <RelativeTime value={notification.createdAt} />
              </span>
            </UnstyledButton>
          </li>
        ))}
      </Stack>
      {hasMore && (
        <LoadMore
          isLoading={notifications.isLoadingMore}
          error={notifications.moreError}
          onLoad={notifications.loadMore}
        />
      )}
    </Drawer>
  );
}

/** The page of a notification, only within this app. */
function pathOf({ link, conversationId }: NotificationItemFragment): string | null {
  if (link?.startsWith('/') && !link.startsWith('//')) return link;
  return conversationId ? `/conversation-list/${conversationId}` : null;
}
