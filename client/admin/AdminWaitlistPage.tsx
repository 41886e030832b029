import { useMutation, useQuery } from '@apollo/client/react';
import { Badge, Button, Checkbox, Group, SegmentedControl, SimpleGrid, Text, Tooltip } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconCheck, IconClockHour4, IconHourglass, IconRefresh, IconUserCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { WaitlistEntryRowFragment, WaitlistSort, WaitlistState } from '../gql/graphql';
import { messageOf } from '../platform/api-error';
import { askAgain } from '../platform/ask-again';
import { usePermission } from '../platform/useSession';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { EmptyState } from '../ui/EmptyState';
import { FigureCard } from '../ui/FigureCard';
import { type Column, PagedTable } from '../ui/PagedTable';
import { PageHeader } from '../ui/PageHeader';
import { RelativeTime } from '../ui/RelativeTime';
import { TableFilters } from '../ui/TableFilters';
import { usePagedSearch } from '../ui/usePagedSearch';
import { checkWaitlistHealth, waitlistErrorText } from '../waitlist/waitlist-api';
import { INVITE_ENTRIES, REMOVE_ENTRY, WAITLIST_ENTRIES } from './admin.graphql';
import classes from './admin.module.css';
import { averageWaitText, DEFINITIONS } from './figures';
import { type Invitation, InvitationLinks } from './InvitationLinks';
import { useWaitlistFigures } from './useLiveFigures';

type Entry = WaitlistEntryRowFragment;

/** As many as one call may approve (contract §5). */
const PAGE_SIZE = 50;
const STATES = [
  { value: 'WAITLISTED', label: 'Waiting' },
  { value: 'APPROVED', label: 'Approved' },
  { value: 'ALL', label: 'All' },
];

/** `/admin/waitlist`: who waits, and letting them in. */
export function AdminWaitlistPage() {
  const mayApprove = usePermission('approve_users');
  const mayManage = usePermission('manage_waitlist');
  const { figures, error: statsError, isLive, isLoading, refetch: refetchStats } = useWaitlistFigures();
  const { search, setSearch, sort, setSort, page, setPage, variables } = usePagedSearch<WaitlistSort>(
    PAGE_SIZE,
    'PLACE',
  );
  const [state, setState] = useState('WAITLISTED');
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [removing, setRemoving] = useState<Entry | null>(null);
  const [invitations, setInvitations] = useState<readonly Invitation[]>([]);
  const { data, previousData, error, loading, refetch } = useQuery(WAITLIST_ENTRIES, {
    variables: { ...variables, sortBy: sort.by, status: state === 'ALL' ? null : (state as WaitlistState) },
    notifyOnNetworkStatusChange: true,
  });
  const [approve, approving] = useMutation(INVITE_ENTRIES);
  const [remove] = useMutation(REMOVE_ENTRY);

  useEffect(() => {
    if (!statsError) return;
    notifications.show({
      id: 'waitlist-stats',
      color: 'red',
      title: 'Failed to load stats',
      message: messageOf(statsError, 'Failed to get waitlist stats'),
    });
    checkWaitlistHealth().catch((reason: unknown) => {
      notifications.show({
        id: 'waitlist-health',
        color: 'red',
        title: 'The waitlist is not responding',
        message: waitlistErrorText(reason, 'Waitlist service health check failed'),
      });
    });
  }, [statsError]);

  // A person joined, or another admin approved: the table follows the figures.
  const waiting = figures?.totalOnWaitlist;
  const approved = figures?.totalApproved;
  useEffect(() => {
    if (waiting !== undefined && approved !== undefined) askAgain(refetch);
  }, [waiting, approved, refetch]);

  const refresh = () => {
    askAgain(refetchStats);
    askAgain(refetch);
  };
  const result = data ?? previousData;
  const rows = result?.waitlistEntries.items ?? null;
  const chosen = (rows ?? []).filter(({ email, status }) => status === 'WAITLISTED' && ticked.has(email));
  const tick = (email: string) =>
    setTicked((before) => {
      const next = new Set(before);
      if (!next.delete(email)) next.add(email);
      return next;
    });
  const waitingRows = (rows ?? []).filter(({ status }) => status === 'WAITLISTED');
  const areAllTicked = waitingRows.length > 0 && chosen.length === waitingRows.length;

  const approveAll = async (entries: readonly Entry[]) => {
    try {
      const { data: answer } = await approve({ variables: { emails: entries.map(({ email }) => email) } });
      const invited = answer?.inviteWaitlistEntries ?? [];
      const [first] = entries;
      const isNewLink = first?.status === 'APPROVED';
      notifications.show({
        color: 'teal',
        message:
          entries.length === 1 && first
            ? `${first.email} ${isNewLink ? 'has a new link.' : 'is approved.'}`
            : `${invited.length} approved.`,
      });
      setInvitations(invited.flatMap(({ email, invitationUrl }) => (invitationUrl ? [{ email, invitationUrl }] : [])));
      setTicked(new Set());
      refresh();
    } catch (reason) {
      notifications.show({
        color: 'red',
        title: 'Approval failed',
        message: messageOf(reason, 'Failed to approve user'),
      });
    }
  };

  const columns: Column<Entry, WaitlistSort>[] = [
    ...(mayApprove
      ? [
          {
            label: 'Select',
            isUnlabelled: true,
            cell: (entry: Entry) =>
              entry.status === 'WAITLISTED' ? (
                <Checkbox
                  aria-label={`Select ${entry.email}`}
                  checked={ticked.has(entry.email)}
                  onChange={() => tick(entry.email)}
                />
              ) : null,
          },
        ]
      : []),
    ...(state === 'APPROVED'
      ? []
      : [
          {
            label: 'Position',
            isNumber: true,
            sort: { by: 'PLACE', way: 'ascending' } as const,
            cell: ({ position }: Entry) => position?.toLocaleString() ?? '—',
          },
        ]),
    {
      label: 'Email',
      sort: { by: 'EMAIL', way: 'ascending' },
      cell: ({ email }) => (
        <Text size="sm" fw={600}>
          {email}
        </Text>
      ),
    },
    {
      label: 'Name',
      sort: { by: 'NAME', way: 'ascending' },
      cell: ({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(' ') || '—',
    },
    {
      label: 'Status',
      cell: ({ status, isAddressUnproved }) => (
        <Group gap={6}>
          <Badge color={status === 'APPROVED' ? 'teal' : 'yellow'}>
            {status === 'APPROVED' ? 'Approved' : 'Waiting'}
          </Badge>
          {isAddressUnproved && (
            <Tooltip
              multiline
              w={280}
              label="This account was registered with a password, and its owner has not shown that the address is theirs. It waits until they sign in with Google or with the invitation link."
            >
              <Badge color="orange" variant="light" tabIndex={0}>
                Address not proved
              </Badge>
            </Tooltip>
          )}
        </Group>
      ),
    },
    {
      label: 'Joined',
      sort: { by: 'JOINED', way: 'ascending' },
      cell: ({ joinedAt }) => <RelativeTime value={joinedAt} />,
    },
    ...(state === 'APPROVED'
      ? [
          {
            label: 'Approved',
            sort: { by: 'PLACE', way: 'descending' } as const,
            cell: ({ approvedAt }: Entry) => (approvedAt ? <RelativeTime value={approvedAt} /> : '—'),
          },
        ]
      : []),
    {
      label: 'Actions',
      isUnlabelled: true,
      cell: (entry) => (
        <Group gap={6} wrap="nowrap" justify="flex-end">
          {mayApprove && entry.status === 'WAITLISTED' && (
            <Button
              size="xs"
              variant="light"
              onClick={() => void approveAll([entry])}
              aria-label={`Approve ${entry.email}`}
            >
              Approve
            </Button>
          )}
          {mayApprove && entry.status === 'APPROVED' && (
            <Button
              size="xs"
              variant="light"
              onClick={() => void approveAll([entry])}
              aria-label={`New link for ${entry.email}`}
            >
              New link
            </Button>
          )}
          {mayManage && (
            <Button
              size="xs"
              variant="subtle"
              color="red"
              onClick={() => setRemoving(entry)}
              aria-label={`Remove ${entry.email}`}
            >
              Remove
            </Button>
          )}
        </Group>
      ),
    },
  ];

  return (
    <>
      <PageHeader
        title="Waitlist Admin"
        subtitle="Let families in, a few at a time"
        actions={
          <Button variant="default" leftSection={<IconRefresh size={18} />} loading={isLoading} onClick={refresh}>
            Refresh
          </Button>
        }
      />
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="md">
        <FigureCard
          label="On Waitlist"
          definition={DEFINITIONS.onWaitlist}
          value={figures ? figures.totalOnWaitlist.toLocaleString() : null}
          icon={<IconClockHour4 size={20} />}
          isLive={isLive}
        />
        <FigureCard
          label="Approved"
          definition={DEFINITIONS.approved}
          value={figures ? figures.totalApproved.toLocaleString() : null}
          icon={<IconUserCheck size={20} />}
          isLive={isLive}
        />
        <FigureCard
          label="Avg Wait (days)"
          definition={DEFINITIONS.averageWait}
          value={figures ? averageWaitText(figures.averageWaitTimeDays, figures.approvedLately) : null}
          icon={<IconHourglass size={20} />}
          isLive={isLive}
        />
      </SimpleGrid>
      <Group justify="flex-end" mt="xs" mb="md" gap={4} mih={20} className={classes.updated}>
        {figures && (
          <>
            Last updated: <RelativeTime value={figures.lastUpdated} />
          </>
        )}
      </Group>

      <InvitationLinks invitations={invitations} onClose={() => setInvitations([])} />
      <TableFilters search={search} onSearch={setSearch} placeholder="Email or name">
        <SegmentedControl
          aria-label="Status"
          data={STATES}
          value={state}
          onChange={(next) => {
            setState(next);
            setPage(0);
            setTicked(new Set());
          }}
        />
        {mayApprove && waitingRows.length > 0 && (
          <Group gap="sm" ml="auto">
            <Checkbox
              label="Select page"
              checked={areAllTicked}
              indeterminate={chosen.length > 0 && !areAllTicked}
              onChange={() => setTicked(areAllTicked ? new Set() : new Set(waitingRows.map(({ email }) => email)))}
            />
            <Button
              leftSection={<IconCheck size={18} />}
              disabled={chosen.length === 0}
              loading={approving.loading}
              onClick={() => void approveAll(chosen)}
            >
              Approve {chosen.length > 0 ? `${chosen.length} selected` : 'selected'}
            </Button>
          </Group>
        )}
      </TableFilters>
      <PagedTable
        caption="Waitlist entries"
        columns={columns}
        rows={rows}
        error={error}
        onRetry={refresh}
        rowKey={({ email }) => email}
        isSelected={({ email }) => ticked.has(email)}
        isRefreshing={loading}
        isStale={!data}
        total={result?.waitlistEntries.total ?? 0}
        page={page}
        pageSize={PAGE_SIZE}
        sort={sort}
        onSort={(next) => {
          setSort(next);
          setTicked(new Set());
        }}
        onPage={(next) => {
          setPage(next);
          setTicked(new Set());
        }}
        empty={
          <EmptyState title={search.trim() ? 'Nothing found' : 'The waitlist is empty'}>
            {search.trim() ? 'No entry matches these words.' : 'People who join will appear here at once.'}
          </EmptyState>
        }
      />
      <ConfirmDialog
        opened={removing !== null}
        title="Remove from the waitlist?"
        confirmLabel="Remove"
        danger
        fallback="Failed to remove user from waitlist"
        onClose={() => setRemoving(null)}
        onConfirm={async () => {
          if (!removing) return;
          await remove({ variables: { email: removing.email } });
          notifications.show({ color: 'teal', message: `${removing.email} was removed.` });
          refresh();
        }}
      >
        <Text>
          <strong>{removing?.email}</strong> loses its place. An account with this address stays shut out until it is
          approved.
        </Text>
      </ConfirmDialog>
    </>
  );
}
