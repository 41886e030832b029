import { Button, SegmentedControl } from '@mantine/core';
import { IconCheck, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import type { WaitlistStatsFieldsFragment } from '../../gql/graphql';
import { askAgain } from '../../platform/ask-again';
import { Rich } from '../../platform/languages/Rich';
import { usePermission } from '../../session/useSession';
import { EmptyState } from '../../ui/EmptyState';
import { PagedTable } from '../../ui/PagedTable';
import { PageHeader } from '../../ui/PageHeader';
import { RelativeTime } from '../../ui/RelativeTime';
import { SelectionBar } from '../../ui/SelectionBar';
import { TableFilters } from '../../ui/TableFilters';
import { TableSort } from '../../ui/TableSort';
import { useWaitlistStats } from '../dashboard/useLiveStats';
import { Approvals } from './Approvals';
import { InvitationLinks } from './InvitationLinks';
import { RemoveEntryDialog } from './RemoveEntryDialog';
import { t } from './texts';
import { useApproval } from './useApproval';
import { type StatusFilter, useWaitlistTable, type WaitlistEntry } from './useWaitlistTable';
import { WaitlistStats } from './WaitlistStats';
import { waitlistCard, waitlistColumns } from './waitlistColumns';

const STATUS_FILTERS: readonly StatusFilter[] = ['WAITLISTED', 'APPROVED', 'ALL'];

/** `/admin/waitlist`: the entries of the waitlist, to approve or remove. */
export function AdminWaitlistPage() {
  const canApprove = usePermission('approve_users');
  const canRemove = usePermission('manage_waitlist');
  const { stats, error: statsError, isLive, isLoading, refetch: refetchStats } = useWaitlistStats();
  const table = useWaitlistTable(stats);
  const { selection } = table;
  const [removing, setRemoving] = useState<WaitlistEntry | null>(null);
  const refresh = () => {
    askAgain(refetchStats);
    table.refresh();
  };
  const { approve, approveNext, isApproving, invitations, dismissInvitations } = useApproval(() => {
    selection.clear();
    refresh();
  });
  const options = {
    table,
    onApprove: canApprove ? (entry: WaitlistEntry) => void approve([entry]) : undefined,
    onRemove: canRemove ? setRemoving : undefined,
  };
  const columns = waitlistColumns(options);

  return (
    <>
      <PageHeader
        title={t('page.title')}
        subtitle={<Subtitle stats={stats} />}
        actions={
          <Button variant="default" leftSection={<IconRefresh size={18} />} loading={isLoading} onClick={refresh}>
            {t('page.refresh')}
          </Button>
        }
      />
      <WaitlistStats stats={stats} error={statsError} isLive={isLive} />
      <InvitationLinks invitations={invitations} onClose={dismissInvitations} />
      <TableFilters
        search={table.search}
        onSearch={table.setSearch}
        placeholder={t('page.search')}
        sort={<TableSort columns={columns} sort={table.sort} onSort={table.setSort} />}
      >
        <SegmentedControl
          aria-label={t('page.status')}
          data={STATUS_FILTERS.map((value) => ({ value, label: t(`status.${value}`) }))}
          value={table.filter}
          onChange={(next) => table.setFilter(next as StatusFilter)}
        />
        {canApprove && (
          <Approvals
            selection={selection}
            waitingCount={stats?.totalOnWaitlist ?? 0}
            isApproving={isApproving}
            onApproveNext={(count) => void approveNext(count)}
          />
        )}
      </TableFilters>
      <PagedTable
        caption={t('page.table')}
        columns={columns}
        card={(entry) => waitlistCard(entry, options)}
        rows={table.rows}
        error={table.error}
        onRetry={refresh}
        rowKey={({ email }) => email}
        isSelected={selection.isSelected}
        isRefreshing={table.isRefreshing}
        isStale={table.isStale}
        total={table.total}
        page={table.page}
        pageSize={table.pageSize}
        sort={table.sort}
        onSort={table.setSort}
        onPage={table.setPage}
        empty={<NoEntries isSearching={table.search.trim() !== ''} />}
      />
      {canApprove && selection.entries.length > 0 && (
        <SelectionBar
          label={t('select.selected')}
          count={selection.entries.length}
          total={selection.possibleCount}
          onAll={selection.toggleAll}
          onClear={selection.clear}
        >
          <Button
            size="sm"
            leftSection={<IconCheck size={18} />}
            loading={isApproving}
            onClick={() => void approve(selection.entries)}
          >
            {t('action.approveSelected', { count: selection.entries.length })}
          </Button>
        </SelectionBar>
      )}
      <RemoveEntryDialog entry={removing} onRemoved={refresh} onClose={() => setRemoving(null)} />
    </>
  );
}

function Subtitle({ stats }: { stats: WaitlistStatsFieldsFragment | null }) {
  const time = () => (stats ? <RelativeTime value={stats.lastUpdated} inherit /> : '…');
  return <Rich text={t('page.updated')} parts={{ time }} />;
}

function NoEntries({ isSearching }: { isSearching: boolean }) {
  if (isSearching) return <EmptyState title={t('page.notFound')}>{t('page.notFoundText')}</EmptyState>;
  return <EmptyState title={t('page.empty')}>{t('page.emptyText')}</EmptyState>;
}
