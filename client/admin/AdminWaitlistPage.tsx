import { useMutation, useQuery } from '@apollo/client/react';
import { Badge, Button, Checkbox, Group, SegmentedControl, SimpleGrid, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconCheck, IconClockHour4, IconHourglass, IconRefresh, IconSearch, IconUserCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { WaitlistEntryRowFragment, WaitlistState } from '../gql/graphql';
import { messageOf } from '../platform/api-error';
import { usePermission } from '../platform/useSession';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { EmptyState } from '../ui/EmptyState';
import { ErrorNotice } from '../ui/ErrorNotice';
import { PageHeader } from '../ui/PageHeader';
import { RelativeTime } from '../ui/RelativeTime';
import { APPROVE_ENTRIES, REMOVE_ENTRY, WAITLIST_ENTRIES } from './admin.graphql';
import classes from './admin.module.css';
import { FigureCard } from './FigureCard';
import { averageWaitText, DEFINITIONS } from './figures';
import { type Column, PagedTable } from './PagedTable';
import { useWaitlistFigures } from './useLiveFigures';
import { usePagedSearch } from './usePagedSearch';

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
  const { search, setSearch, page, setPage, variables } = usePagedSearch(PAGE_SIZE);
  const [state, setState] = useState('WAITLISTED');
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [removing, setRemoving] = useState<Entry | null>(null);
  const { data, previousData, error, loading, refetch } = useQuery(WAITLIST_ENTRIES, {
    variables: { ...variables, status: state === 'ALL' ? null : (state as WaitlistState) },
    notifyOnNetworkStatusChange: true,
  });
  const [approve, approving] = useMutation(APPROVE_ENTRIES);
  const [remove] = useMutation(REMOVE_ENTRY);

  useEffect(() => {
    if (!statsError) return;
    notifications.show({
      id: 'waitlist-stats',
      color: 'red',
      title: 'Failed to load stats',
      message: messageOf(statsError, 'Failed to get waitlist stats'),
    });
  }, [statsError]);

  // Somebody joined, or another admin approved: the table follows the figures.
  const waiting = figures?.totalOnWaitlist;
  const approved = figures?.totalApproved;
  useEffect(() => {
    if (waiting !== undefined && approved !== undefined) refetch().catch(() => undefined);
  }, [waiting, approved, refetch]);

  const refresh = () => {
    // What fails is shown by the queries themselves.
    refetchStats().catch(() => undefined);
    refetch().catch(() => undefined);
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
      const count = answer?.approveWaitlistEntries.length ?? 0;
      notifications.show({
        color: 'teal',
        message: entries.length === 1 && entries[0] ? `${entries[0].email} is approved.` : `${count} approved.`,
      });
      setTicked(new Set());
      refresh();
    } catch (reason) {
      notifications.show({ color: 'red', title: 'Failed to approve user', message: messageOf(reason) });
    }
  };

  const columns: Column<Entry>[] = [
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
    {
      label: 'Position',
      isNumber: true,
      cell: ({ position }) => (position === null || position === undefined ? '—' : position.toLocaleString()),
    },
    {
      label: 'Email',
      cell: ({ email }) => (
        <Text size="sm" fw={600}>
          {email}
        </Text>
      ),
    },
    { label: 'Name', cell: ({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(' ') || '—' },
    {
      label: 'Status',
      cell: ({ status }) => (
        <Badge color={status === 'APPROVED' ? 'teal' : 'yellow'}>
          {status === 'APPROVED' ? 'Approved' : 'Waiting'}
        </Badge>
      ),
    },
    { label: 'Joined', cell: ({ joinedAt }) => <RelativeTime value={joinedAt} /> },
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
          value={figures ? averageWaitText(figures.averageWaitTimeDays, figures.totalApproved) : null}
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

      <Group mb="md" gap="sm" align="flex-end">
        <TextInput
          type="search"
          label="Search"
          placeholder="Email or name"
          value={search}
          maxLength={200}
          onChange={(event) => setSearch(event.currentTarget.value)}
          leftSection={<IconSearch size={16} />}
          flex="1 1 220px"
          maw={360}
        />
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
      </Group>
      {error && !rows && <ErrorNotice error={error} onRetry={refresh} />}
      {(rows || !error) && (
        <PagedTable
          caption="Waitlist entries"
          columns={columns}
          rows={rows}
          rowKey={({ email }) => email}
          isSelected={({ email }) => ticked.has(email)}
          isRefreshing={loading}
          total={result?.waitlistEntries.total ?? 0}
          page={page}
          pageSize={PAGE_SIZE}
          onPage={(next) => {
            setPage(next);
            setTicked(new Set());
          }}
          empty={
            <EmptyState title={search.trim() ? 'Nobody found' : 'Nobody here'}>
              {search.trim()
                ? 'No entry matches these words.'
                : 'Whoever joins the waitlist will be listed here at once.'}
            </EmptyState>
          }
        />
      )}
      <ConfirmDialog
        opened={removing !== null}
        title="Remove from the waitlist?"
        confirmLabel="Remove"
        danger
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
