import { Badge, Button, Group, Menu, NativeSelect, Stack, Text } from '@mantine/core';
import { IconBrandGoogle } from '@tabler/icons-react';
import type { Role, UserSort } from '../../gql/graphql';
import { RelativeTime } from '../../ui/RelativeTime';
import { RowMenu } from '../../ui/RowMenu';
import type { CardParts, Column } from '../../ui/table-column';
import { UserAvatar } from '../../ui/UserAvatar';
import { type Account, accountName, ROLES, roleLabel } from './account';
import type { AccountAction } from './useAccountChange';

type UsersColumn = Column<Account, UserSort>;

interface UsersColumnsOptions {
  /** Admins cannot change their own account here. */
  myId: string;
  canManage: boolean;
  onChange: (action: AccountAction) => void;
}

export function usersColumns({ myId, canManage, onChange }: UsersColumnsOptions): UsersColumn[] {
  const canChange = (account: Account) => canManage && account.id !== myId;
  return [
    {
      label: 'Account',
      sort: { by: 'NAME', way: 'ascending' },
      cell: (account) => <AccountName account={account} isMe={account.id === myId} />,
    },
    {
      label: 'Role',
      cell: (account) =>
        canChange(account) ? (
          <NativeSelect
            size="xs"
            aria-label={`Role of ${accountName(account)}`}
            data={ROLES}
            value={account.role}
            onChange={(event) => onChange({ kind: 'role', account, role: event.currentTarget.value as Role })}
          />
        ) : (
          <Badge>{roleLabel(account.role)}</Badge>
        ),
    },
    ...ACTIVITY,
    ...(canManage
      ? [
          {
            label: 'Actions',
            isUnlabelled: true,
            cell: (account: Account) =>
              canChange(account) ? <AccountActions account={account} onChange={onChange} /> : null,
          },
        ]
      : []),
  ];
}

/** An account on a phone. */
export function userCard(account: Account, { myId, canManage, onChange }: UsersColumnsOptions): CardParts {
  const isMe = account.id === myId;
  return {
    title: (
      <>
        {accountName(account)} {isMe && <Badge size="xs">You</Badge>}
        {account.role !== 'PARENT' && (
          <Text span size="xs" c="dimmed">
            {' '}
            {roleLabel(account.role)}
          </Text>
        )}
      </>
    ),
    status: <AccountState account={account} />,
    detail: account.email ?? account.username,
    age: <LastSeen account={account} />,
    menu: canManage && !isMe && <AccountMenu account={account} onChange={onChange} />,
  };
}

const ACTIVITY: readonly UsersColumn[] = [
  { label: 'State', cell: (account) => <AccountState account={account} /> },
  {
    label: 'Last seen',
    sort: { by: 'LAST_SEEN', way: 'descending' },
    cell: (account) => <LastSeen account={account} />,
  },
  {
    label: 'Joined',
    isMinor: true,
    sort: { by: 'NEWEST', way: 'descending' },
    cell: ({ createdAt }) => <RelativeTime value={createdAt} />,
  },
];

function AccountName({ account, isMe }: { account: Account; isMe: boolean }) {
  const name = accountName(account);
  return (
    <Group gap="sm" wrap="nowrap">
      <UserAvatar name={name} picture={account.avatar} size={34} />
      <Stack gap={0} miw={0}>
        <Text size="sm" fw={650}>
          {name} {isMe && <Badge size="xs">You</Badge>}
        </Text>
        <Text size="xs" c="dimmed">
          {account.email ?? account.username}
        </Text>
      </Stack>
    </Group>
  );
}

function LastSeen({ account: { lastSeenAt } }: { account: Account }) {
  if (lastSeenAt) return <RelativeTime value={lastSeenAt} />;
  return (
    <Text size="xs" c="dimmed" flex="none">
      Never seen
    </Text>
  );
}

function AccountState({ account: { disabledAt, waitlistStatus, googleLinked } }: { account: Account }) {
  const isApproved = waitlistStatus.status === 'APPROVED';
  return (
    <Group gap={6} wrap="nowrap">
      {disabledAt && <Badge color="red">Disabled</Badge>}
      {!disabledAt && !isApproved && <Badge color="yellow">Waiting</Badge>}
      {!disabledAt && isApproved && <Badge color="teal">Active</Badge>}
      {googleLinked && <IconBrandGoogle size={16} aria-label="Google linked" role="img" />}
    </Group>
  );
}

function AccountActions({ account, onChange }: { account: Account; onChange: UsersColumnsOptions['onChange'] }) {
  const name = accountName(account);
  const isDisabled = Boolean(account.disabledAt);
  return (
    <Group justify="flex-end" wrap="nowrap" gap="xs">
      <Button
        size="xs"
        variant="subtle"
        aria-label={`Sessions of ${name}`}
        onClick={() => onChange({ kind: 'sign-out', account })}
      >
        Sessions
      </Button>
      <Button
        size="xs"
        variant="subtle"
        aria-label={`Password reset link for ${name}`}
        onClick={() => onChange({ kind: 'reset-link', account })}
      >
        Reset link
      </Button>
      <Button
        size="xs"
        variant={isDisabled ? 'light' : 'subtle'}
        color={isDisabled ? undefined : 'red'}
        aria-label={`${isDisabled ? 'Enable' : 'Disable'} ${name}`}
        onClick={() => onChange({ kind: isDisabled ? 'enable' : 'disable', account })}
      >
        {isDisabled ? 'Enable' : 'Disable'}
      </Button>
    </Group>
  );
}

/** The same actions on a phone, with the change of the role. */
function AccountMenu({ account, onChange }: { account: Account; onChange: UsersColumnsOptions['onChange'] }) {
  const isDisabled = Boolean(account.disabledAt);
  return (
    <RowMenu label={`Actions for ${accountName(account)}`}>
      <Menu.Label>Change role</Menu.Label>
      {ROLES.filter(({ value }) => value !== account.role).map(({ value, label }) => (
        <Menu.Item key={value} onClick={() => onChange({ kind: 'role', account, role: value })}>
          {label}
        </Menu.Item>
      ))}
      <Menu.Divider />
      <Menu.Item onClick={() => onChange({ kind: 'sign-out', account })}>Sessions</Menu.Item>
      <Menu.Item onClick={() => onChange({ kind: 'reset-link', account })}>Reset link</Menu.Item>
      <Menu.Item
        color={isDisabled ? undefined : 'red'}
        onClick={() => onChange({ kind: isDisabled ? 'enable' : 'disable', account })}
      >
        {isDisabled ? 'Enable' : 'Disable'}
      </Menu.Item>
    </RowMenu>
  );
}
