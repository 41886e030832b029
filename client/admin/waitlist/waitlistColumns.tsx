import { Text } from '@mantine/core';
import type { WaitlistSort } from '../../gql/graphql';
import { numberText } from '../../platform/languages/numbers';
import { RelativeTime } from '../../ui/RelativeTime';
import type { CardParts, Column } from '../../ui/table-column';
import { type EntryActionHandlers, EntryActions, EntryMenu } from './EntryActions';
import { EntryStatus, entryName, SelectEntry, Unproved } from './EntryCells';
import { t } from './texts';
import type { WaitlistEntry, WaitlistTable } from './useWaitlistTable';

type WaitlistColumn = Column<WaitlistEntry, WaitlistSort>;

interface WaitlistColumnsOptions extends EntryActionHandlers {
  table: Pick<WaitlistTable, 'filter' | 'selection'>;
}

/** The columns depend on the tab, and on what the account may do. */
export function waitlistColumns({ table, onApprove, onRemove }: WaitlistColumnsOptions): WaitlistColumn[] {
  const isApprovedTab = table.filter === 'APPROVED';
  return [
    ...(onApprove ? [selectColumn(table.selection)] : []),
    ...(isApprovedTab ? [] : [positionColumn()]),
    ...detailColumns(),
    // On the other tabs the state says nothing that the name of the tab does not.
    ...(table.filter === 'ALL' ? [statusColumn()] : []),
    joinedColumn(),
    ...(isApprovedTab ? [approvedColumn()] : []),
    {
      label: t('column.actions'),
      isUnlabelled: true,
      cell: (entry) => <EntryActions entry={entry} onApprove={onApprove} onRemove={onRemove} />,
      narrowCell: (entry) => <EntryMenu entry={entry} onApprove={onApprove} onRemove={onRemove} />,
    },
  ];
}

/** An entry on a phone. */
export function waitlistCard(
  entry: WaitlistEntry,
  { table: { filter, selection }, onApprove, onRemove }: WaitlistColumnsOptions,
): CardParts {
  const name = entryName(entry);
  return {
    select: onApprove && entry.status === 'WAITLISTED' && <SelectEntry entry={entry} selection={selection} />,
    title: name ?? entry.email,
    status: (
      <>
        <Unproved entry={entry} />
        {filter === 'ALL' && <EntryStatus entry={entry} />}
      </>
    ),
    detail: [entry.position && `#${numberText(entry.position)}`, name && entry.email].filter(Boolean).join(' · '),
    age: <RelativeTime value={entry.approvedAt ?? entry.joinedAt} />,
    menu: <EntryMenu entry={entry} onApprove={onApprove} onRemove={onRemove} />,
  };
}

function selectColumn(selection: WaitlistTable['selection']): WaitlistColumn {
  return {
    label: t('column.select'),
    isUnlabelled: true,
    cell: (entry) => entry.status === 'WAITLISTED' && <SelectEntry entry={entry} selection={selection} />,
  };
}

const positionColumn = (): WaitlistColumn => ({
  label: t('column.position'),
  isNumber: true,
  sort: { by: 'PLACE', way: 'ascending' },
  cell: ({ position }) => (typeof position === 'number' ? numberText(position) : '—'),
});

const detailColumns = (): WaitlistColumn[] => [
  {
    label: t('column.email'),
    sort: { by: 'EMAIL', way: 'ascending' },
    cell: (entry) => (
      <>
        <Text size="sm" fw={600}>
          {entry.email}
        </Text>
        <Unproved entry={entry} />
      </>
    ),
  },
  {
    label: t('column.name'),
    sort: { by: 'NAME', way: 'ascending' },
    cell: (entry) => entryName(entry) ?? '—',
  },
];

const statusColumn = (): WaitlistColumn => ({
  label: t('column.status'),
  cell: (entry) => <EntryStatus entry={entry} />,
});

const joinedColumn = (): WaitlistColumn => ({
  label: t('column.joined'),
  sort: { by: 'JOINED', way: 'ascending' },
  cell: ({ joinedAt }) => <RelativeTime value={joinedAt} />,
});

const approvedColumn = (): WaitlistColumn => ({
  label: t('column.approved'),
  sort: { by: 'PLACE', way: 'descending' },
  cell: ({ approvedAt }) => (approvedAt ? <RelativeTime value={approvedAt} /> : '—'),
});
