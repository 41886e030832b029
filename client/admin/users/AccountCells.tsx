import { Badge, Group, Stack, Text } from '@mantine/core';
import { IconBrandGoogle } from '@tabler/icons-react';
import { RelativeTime } from '../../ui/RelativeTime';
import { UserAvatar } from '../../ui/UserAvatar';
import { type Account, accountName } from './account';
import { t } from './texts';

/** Name and address of an account. */
export function AccountName({ account, isMe }: { account: Account; isMe: boolean }) {
  const name = accountName(account);
  return (
    <Group gap="sm" wrap="nowrap">
      <UserAvatar name={name} picture={account.avatar} size={34} />
      <Stack gap={0} miw={0}>
        <Text size="sm" fw={650}>
          {name} {isMe && <Badge size="xs">{t('state.you')}</Badge>}
        </Text>
        <Text size="xs" c="dimmed">
          {account.email ?? account.username}
        </Text>
      </Stack>
    </Group>
  );
}

/** When the account was last seen. */
export function LastSeen({ account: { lastSeenAt } }: { account: Account }) {
  if (lastSeenAt) return <RelativeTime value={lastSeenAt} />;
  return (
    <Text size="xs" c="dimmed" flex="none">
      {t('state.never')}
    </Text>
  );
}

/** Whether the account is active, waits or is disabled. */
export function AccountState({ account: { disabledAt, waitlistStatus, googleLinked } }: { account: Account }) {
  const isApproved = waitlistStatus.status === 'APPROVED';
  return (
    <Group gap={6} wrap="nowrap">
      {disabledAt && <Badge color="red">{t('state.disabled')}</Badge>}
      {!disabledAt && !isApproved && <Badge color="yellow">{t('state.waiting')}</Badge>}
      {!disabledAt && isApproved && <Badge color="teal">{t('state.active')}</Badge>}
      {googleLinked && <IconBrandGoogle size={16} aria-label={t('state.google')} role="img" />}
    </Group>
  );
}
