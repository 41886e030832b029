import { useMutation, useQuery } from '@apollo/client/react';
import { Badge, Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconBrandGoogle } from '@tabler/icons-react';
import { useState } from 'react';
import type { Role, UserRowFragment, UserSort } from '../gql/graphql';
import { askAgain } from '../platform/ask-again';
import { usePermission, useUser } from '../platform/useSession';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { EmptyState } from '../ui/EmptyState';
import { type Column, PagedTable } from '../ui/PagedTable';
import { PageHeader } from '../ui/PageHeader';
import { RelativeTime } from '../ui/RelativeTime';
import { TableFilters } from '../ui/TableFilters';
import { UserAvatar } from '../ui/UserAvatar';
import { usePagedSearch } from '../ui/usePagedSearch';
import { AccountSessions } from './AccountSessions';
import { END_USER_SESSIONS, SET_USER_DISABLED, SET_USER_ROLE, USERS } from './admin.graphql';

type Account = UserRowFragment;

const PAGE_SIZE = 25;
const ROLES: { value: Role; label: string }[] = [
  { value: 'ADMIN', label: 'Admin' },
  { value: 'MODERATOR', label: 'Moderator' },
  { value: 'PARENT', label: 'Parent' },
  { value: 'DEVICE', label: 'Device' },
];
const roleLabel = (role: Role) => ROLES.find(({ value }) => value === role)?.label ?? role;

function nameOf({ firstName, lastName, username }: Account): string {
  return [firstName, lastName].filter(Boolean).join(' ') || username;
}

type Question =
  | { kind: 'role'; account: Account; role: Role }
  | { kind: 'disable'; account: Account }
  | { kind: 'sessions'; account: Account };

/** `/admin/users`: every account, its role, and whether it may sign in. */
export function AdminUsersPage() {
  const me = useUser();
  const mayManage = usePermission('manage_users');
  const { search, setSearch, sort, setSort, page, setPage, variables } = usePagedSearch<UserSort>(PAGE_SIZE, 'NEWEST');
  const [role, setRole] = useState<Role | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const { data, previousData, error, loading, refetch } = useQuery(USERS, {
    variables: { ...variables, role, sortBy: sort.by },
    notifyOnNetworkStatusChange: true,
  });
  const [setUserRole] = useMutation(SET_USER_ROLE);
  const [setUserDisabled] = useMutation(SET_USER_DISABLED);
  const [endUserSessions] = useMutation(END_USER_SESSIONS);
  const result = data ?? previousData;
  const rows = result?.users.items ?? null;

  const columns: Column<Account, UserSort>[] = [
    {
      label: 'Account',
      sort: { by: 'NAME', way: 'ascending' },
      cell: (account) => (
        <Group gap="sm" wrap="nowrap">
          <UserAvatar name={nameOf(account)} picture={account.avatar} size={34} />
          <Stack gap={0} miw={0}>
            <Text size="sm" fw={650}>
              {nameOf(account)} {account.id === me.id && <Badge size="xs">You</Badge>}
            </Text>
            <Text size="xs" c="dimmed">
              {account.email ?? account.username}
            </Text>
          </Stack>
        </Group>
      ),
    },
    {
      label: 'Role',
      cell: (account) =>
        mayManage && account.id !== me.id ? (
          <NativeSelect
            size="xs"
            aria-label={`Role of ${nameOf(account)}`}
            data={ROLES}
            value={account.role}
            onChange={(event) => setQuestion({ kind: 'role', account, role: event.currentTarget.value as Role })}
          />
        ) : (
          <Badge>{roleLabel(account.role)}</Badge>
        ),
    },
    {
      label: 'State',
      cell: ({ disabledAt, waitlistStatus, googleLinked }) => (
        <Group gap={6} wrap="nowrap">
          {disabledAt && <Badge color="red">Disabled</Badge>}
          {!disabledAt && waitlistStatus.status !== 'APPROVED' && <Badge color="yellow">Waiting</Badge>}
          {!disabledAt && waitlistStatus.status === 'APPROVED' && <Badge color="teal">Active</Badge>}
          {googleLinked && <IconBrandGoogle size={16} aria-label="Google linked" role="img" />}
        </Group>
      ),
    },
    {
      label: 'Last seen',
      sort: { by: 'LAST_SEEN', way: 'descending' },
      cell: ({ lastSeenAt }) =>
        lastSeenAt ? (
          <RelativeTime value={lastSeenAt} />
        ) : (
          <Text size="xs" c="dimmed">
            Never
          </Text>
        ),
    },
    {
      label: 'Joined',
      sort: { by: 'NEWEST', way: 'descending' },
      cell: ({ createdAt }) => <RelativeTime value={createdAt} />,
    },
    ...(mayManage
      ? [
          {
            label: 'Actions',
            isUnlabelled: true,
            cell: (account: Account) =>
              account.id === me.id ? null : (
                <Group justify="flex-end" wrap="nowrap" gap="xs">
                  <Button
                    size="xs"
                    variant="subtle"
                    aria-label={`Sessions of ${nameOf(account)}`}
                    onClick={() => setQuestion({ kind: 'sessions', account })}
                  >
                    Sessions
                  </Button>
                  <Button
                    size="xs"
                    variant={account.disabledAt ? 'light' : 'subtle'}
                    color={account.disabledAt ? undefined : 'red'}
                    aria-label={`${account.disabledAt ? 'Enable' : 'Disable'} ${nameOf(account)}`}
                    onClick={() => setQuestion({ kind: 'disable', account })}
                  >
                    {account.disabledAt ? 'Enable' : 'Disable'}
                  </Button>
                </Group>
              ),
          },
        ]
      : []),
  ];

  const confirm = async () => {
    if (!question) return;
    const { account } = question;
    if (question.kind === 'role') {
      await setUserRole({ variables: { userId: account.id, role: question.role } });
      notifications.show({ color: 'teal', message: `${nameOf(account)} is ${roleLabel(question.role)} now.` });
      return;
    }
    if (question.kind === 'sessions') {
      await endUserSessions({ variables: { userId: account.id } });
      notifications.show({ color: 'teal', message: `${nameOf(account)} is signed out everywhere.` });
      return;
    }
    await setUserDisabled({ variables: { userId: account.id, disabled: !account.disabledAt } });
    notifications.show({
      color: 'teal',
      message: account.disabledAt ? `${nameOf(account)} may sign in again.` : `${nameOf(account)} is disabled.`,
    });
  };

  return (
    <>
      <PageHeader title="User Management" subtitle="Accounts, roles and who may sign in" />
      <TableFilters search={search} onSearch={setSearch} placeholder="Name or email">
        <NativeSelect
          label="Role"
          data={[{ value: '', label: 'All roles' }, ...ROLES]}
          value={role ?? ''}
          onChange={(event) => {
            setRole((event.currentTarget.value || null) as Role | null);
            setPage(0);
          }}
        />
      </TableFilters>
      <PagedTable
        caption="Accounts"
        columns={columns}
        rows={rows}
        error={error}
        onRetry={() => askAgain(refetch)}
        rowKey={({ id }) => id}
        isRefreshing={loading}
        isStale={!data}
        total={result?.users.total ?? 0}
        page={page}
        pageSize={PAGE_SIZE}
        sort={sort}
        onSort={setSort}
        onPage={setPage}
        empty={<EmptyState title="Nothing found">No account matches these words.</EmptyState>}
      />
      <ConfirmDialog
        opened={question !== null}
        title={titleOf(question)}
        confirmLabel={confirmLabelOf(question)}
        danger={question?.kind === 'sessions' || (question?.kind === 'disable' && !question.account.disabledAt)}
        onClose={() => setQuestion(null)}
        onConfirm={confirm}
      >
        <Text>{question && consequenceOf(question)}</Text>
        {question?.kind === 'sessions' && <AccountSessions userId={question.account.id} />}
      </ConfirmDialog>
    </>
  );
}

function titleOf(question: Question | null): string {
  if (question?.kind === 'role') return 'Change this role?';
  if (question?.kind === 'sessions') return 'Sign out everywhere?';
  return question?.account.disabledAt ? 'Enable this account?' : 'Disable this account?';
}

function confirmLabelOf(question: Question | null): string {
  if (question?.kind === 'role') return 'Change role';
  if (question?.kind === 'sessions') return 'Sign out everywhere';
  return question?.account.disabledAt ? 'Enable' : 'Disable';
}

function consequenceOf(question: Question): string {
  const name = nameOf(question.account);
  if (question.kind === 'role') {
    return `${name} becomes ${roleLabel(question.role)} at once, also where a page is open already.`;
  }
  if (question.kind === 'sessions') return `${name} is signed in here, and will have to sign in anew:`;
  return question.account.disabledAt
    ? `${name} may sign in again.`
    : `${name} can no longer sign in, and what is open is closed at once.`;
}
