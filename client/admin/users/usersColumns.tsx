import { Badge, NativeSelect, Text } from '@mantine/core';
import type { Role, UserSort } from '../../gql/graphql';
import { RelativeTime } from '../../ui/RelativeTime';
import type { CardParts, Column } from '../../ui/table-column';
import { AccountActions, AccountMenu } from './AccountActions';
import { AccountName, AccountState, LastSeen } from './AccountCells';
import { type Account, accountName, roleOptions } from './account';
import { t } from './texts';
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
      label: t('column.account'),
      sort: { by: 'NAME', way: 'ascending' },
      cell: (account) => <AccountName account={account} isMe={account.id === myId} />,
    },
    {
      label: t('column.role'),
      cell: (account) =>
        canChange(account) ? (
          <NativeSelect
            size="xs"
            aria-label={t('role.of', { name: accountName(account) })}
            data={roleOptions()}
            value={account.role}
            onChange={(event) => onChange({ kind: 'role', account, role: event.currentTarget.value as Role })}
          />
        ) : (
          <Badge>{t(`role.${account.role}`)}</Badge>
        ),
    },
    ...activityColumns(),
    ...(canManage
      ? [
          {
            label: t('column.actions'),
            isUnlabelled: true,
            cell: (account: Account) =>
              canChange(account) ? <AccountActions account={account} onChange={onChange} /> : null,
            narrowCell: (account: Account) =>
              canChange(account) ? <AccountMenu account={account} onChange={onChange} /> : null,
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
        {accountName(account)} {isMe && <Badge size="xs">{t('state.you')}</Badge>}
        {account.role !== 'PARENT' && (
          <Text span size="xs" c="dimmed">
            {' '}
            {t(`role.${account.role}`)}
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

const activityColumns = (): UsersColumn[] => [
  { label: t('column.state'), cell: (account) => <AccountState account={account} /> },
  {
    label: t('column.lastSeen'),
    sort: { by: 'LAST_SEEN', way: 'descending' },
    cell: (account) => <LastSeen account={account} />,
  },
  {
    label: t('column.joined'),
    isMinor: true,
    sort: { by: 'NEWEST', way: 'descending' },
    cell: ({ createdAt }) => <RelativeTime value={createdAt} />,
  },
];
