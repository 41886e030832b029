import { Badge, Button, Checkbox, Group, Menu, Text, Tooltip } from '@mantine/core';
import type { WaitlistSort } from '../../gql/graphql';
import { RelativeTime } from '../../ui/RelativeTime';
import { RowMenu } from '../../ui/RowMenu';
import type { CardParts, Column } from '../../ui/table-column';
import type { WaitlistEntry, WaitlistTable } from './useWaitlistTable';

type WaitlistColumn = Column<WaitlistEntry, WaitlistSort>;

interface WaitlistColumnsOptions extends EntryActionHandlers {
  table: Pick<WaitlistTable, 'filter' | 'selection'>;
}

/** An action without a handler is not offered. */
interface EntryActionHandlers {
  onApprove?: (entry: WaitlistEntry) => void;
  onRemove?: (entry: WaitlistEntry) => void;
}

/** The columns depend on the tab, and on what the account may do. */
export function waitlistColumns({ table, onApprove, onRemove }: WaitlistColumnsOptions): WaitlistColumn[] {
  const isApprovedTab = table.filter === 'APPROVED';
  return [
    ...(onApprove ? [selectColumn(table.selection)] : []),
    ...(isApprovedTab ? [] : [POSITION]),
    ...DETAILS,
    // On the other tabs the state says nothing that the name of the tab does not.
    ...(table.filter === 'ALL' ? [STATUS] : []),
    JOINED,
    ...(isApprovedTab ? [APPROVED_AT] : []),
    {
      label: 'Actions',
      isUnlabelled: true,
      cell: (entry) => <EntryActions entry={entry} onApprove={onApprove} onRemove={onRemove} />,
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
    detail: [entry.position && `#${entry.position.toLocaleString()}`, name && entry.email].filter(Boolean).join(' · '),
    age: <RelativeTime value={entry.approvedAt ?? entry.joinedAt} />,
    menu: <EntryMenu entry={entry} onApprove={onApprove} onRemove={onRemove} />,
  };
}

function entryName({ firstName, lastName }: WaitlistEntry): string | null {
  return [firstName, lastName].filter(Boolean).join(' ') || null;
}

function SelectEntry({ entry, selection }: { entry: WaitlistEntry; selection: WaitlistTable['selection'] }) {
  return (
    <Checkbox
      aria-label={`Select ${entry.email}`}
      checked={selection.isSelected(entry)}
      onChange={() => selection.toggle(entry)}
    />
  );
}

function selectColumn(selection: WaitlistTable['selection']): WaitlistColumn {
  return {
    label: 'Select',
    isUnlabelled: true,
    cell: (entry) => entry.status === 'WAITLISTED' && <SelectEntry entry={entry} selection={selection} />,
  };
}

const POSITION: WaitlistColumn = {
  label: 'Position',
  isNumber: true,
  sort: { by: 'PLACE', way: 'ascending' },
  cell: ({ position }) => position?.toLocaleString() ?? '—',
};

const DETAILS: readonly WaitlistColumn[] = [
  {
    label: 'Email',
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
    label: 'Name',
    sort: { by: 'NAME', way: 'ascending' },
    cell: (entry) => entryName(entry) ?? '—',
  },
];

const STATUS: WaitlistColumn = { label: 'Status', cell: (entry) => <EntryStatus entry={entry} /> };

const JOINED: WaitlistColumn = {
  label: 'Joined',
  sort: { by: 'JOINED', way: 'ascending' },
  cell: ({ joinedAt }) => <RelativeTime value={joinedAt} />,
};

const APPROVED_AT: WaitlistColumn = {
  label: 'Approved',
  sort: { by: 'PLACE', way: 'descending' },
  cell: ({ approvedAt }) => (approvedAt ? <RelativeTime value={approvedAt} /> : '—'),
};

function EntryStatus({ entry: { status } }: { entry: WaitlistEntry }) {
  return (
    <Badge color={status === 'APPROVED' ? 'teal' : 'yellow'}>{status === 'APPROVED' ? 'Approved' : 'Waiting'}</Badge>
  );
}

function Unproved({ entry: { isAddressUnproved } }: { entry: WaitlistEntry }) {
  if (!isAddressUnproved) return null;
  return (
    <Tooltip
      multiline
      w={280}
      label="This account was created with a password, and its owner has not verified the email address. It waits until they sign in with Google or with the invitation link."
    >
      <Badge color="orange" variant="light" tabIndex={0}>
        Email not verified
      </Badge>
    </Tooltip>
  );
}

function EntryActions({ entry, onApprove, onRemove }: EntryActionHandlers & { entry: WaitlistEntry }) {
  const isWaiting = entry.status === 'WAITLISTED';
  return (
    <Group gap={6} wrap="nowrap" justify="flex-end">
      {onApprove && isWaiting && (
        <Button size="xs" variant="light" onClick={() => onApprove(entry)} aria-label={`Approve ${entry.email}`}>
          Approve
        </Button>
      )}
      {onApprove && !isWaiting && !entry.hasOwner && (
        <Button size="xs" variant="light" onClick={() => onApprove(entry)} aria-label={`New link for ${entry.email}`}>
          New link
        </Button>
      )}
      {onRemove && (
        <Button
          size="xs"
          variant="subtle"
          color="red"
          onClick={() => onRemove(entry)}
          aria-label={`Remove ${entry.email}`}
        >
          Remove
        </Button>
      )}
    </Group>
  );
}

/** The same actions on a phone. */
function EntryMenu({ entry, onApprove, onRemove }: EntryActionHandlers & { entry: WaitlistEntry }) {
  const isWaiting = entry.status === 'WAITLISTED';
  const approval = isWaiting ? 'Approve' : entry.hasOwner ? null : 'New link';
  if (!(onApprove && approval) && !onRemove) return null;
  return (
    <RowMenu label={`Actions for ${entry.email}`}>
      {onApprove && approval && <Menu.Item onClick={() => onApprove(entry)}>{approval}</Menu.Item>}
      {onRemove && (
        <Menu.Item color="red" onClick={() => onRemove(entry)}>
          Remove
        </Menu.Item>
      )}
    </RowMenu>
  );
}
