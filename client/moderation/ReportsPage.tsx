import { useQuery } from '@apollo/client/react';
import { Group, NativeSelect, Pagination, SegmentedControl, Text } from '@mantine/core';
import { askAgain } from '../platform/ask-again';
import { EmptyState } from '../ui/EmptyState';
import { ErrorNotice } from '../ui/ErrorNotice';
import { PageHeader } from '../ui/PageHeader';
import { ListSkeleton } from '../ui/Skeletons';
import { TableFilters } from '../ui/TableFilters';
import { usePagedSearch } from '../ui/usePagedSearch';
import { useUrlParameters } from '../ui/useUrlParameters';
import { REPORTS } from './moderation.graphql';
import { ReportDrawer } from './ReportDrawer';
import { ReportList } from './ReportList';
import { isNewestFirst, readStatus } from './report-texts';
import { SafetyProcedure } from './SafetyProcedure';
import { useReportChanges } from './useReportChanges';

const PAGE_SIZE = 20;
const STATUSES = [
  { value: 'OPEN', label: 'Open' },
  { value: 'CLAIMED', label: 'In review' },
  { value: 'RESOLVED', label: 'Decided' },
  { value: 'ALL', label: 'All' },
];

/** `/moderation/reports`: the queue of reports, the gravest first. Opening one shows its excerpt and is logged. */
export function ReportsPage() {
  const [parameters, setParameters] = useUrlParameters();
  const status = readStatus(parameters);
  const opened = parameters.get('report');
  const isQueue = status === 'OPEN' || status === 'CLAIMED';
  const { search, setSearch, page, setPage, sort, setSort, variables } = usePagedSearch(PAGE_SIZE, 'TIME');
  const { data, previousData, error, refetch } = useQuery(REPORTS, {
    variables: { ...variables, status },
  });
  const result = (data ?? previousData)?.moderationReports ?? null;
  const pages = Math.ceil((result?.total ?? 0) / PAGE_SIZE);
  const refresh = () => askAgain(refetch);
  useReportChanges(refresh);

  const open = (id: string | null) =>
    setParameters((current) => {
      const next = new URLSearchParams(current);
      if (id) next.set('report', id);
      else next.delete('report');
      return next;
    });

  return (
    <>
      <PageHeader title="Reports" subtitle="Messages that a user has reported, and cases of the safety check" />
      <SafetyProcedure />
      <TableFilters
        search={search}
        onSearch={setSearch}
        placeholder="Reason or case number"
        isFiltered={sort.reversed}
        filters={
          <NativeSelect
            label="Sort by"
            data={['Oldest first', 'Newest first']}
            value={isNewestFirst(status, sort.reversed) ? 'Newest first' : 'Oldest first'}
            onChange={() => setSort({ by: 'TIME', reversed: !sort.reversed })}
          />
        }
      >
        <SegmentedControl
          aria-label="Status"
          data={STATUSES}
          value={status ?? 'ALL'}
          onChange={(next) => {
            setSort({ by: 'TIME', reversed: false });
            setParameters(() => new URLSearchParams({ status: next }), { replace: true, flushSync: true });
          }}
        />
        {result && (
          <Text size="sm" c="dimmed" role="status" ml="auto">
            {result.total.toLocaleString()} {result.total === 1 ? 'report' : 'reports'}
          </Text>
        )}
      </TableFilters>
      {error && <ErrorNotice error={error} onRetry={refresh} />}
      {!result && !error && <ListSkeleton />}
      {!error && result?.items.length === 0 && (
        <EmptyState title={variables.search ? 'Nothing found' : 'Nothing here'}>
          {variables.search ? 'No report matches your search.' : 'There are no reports with this status.'}
        </EmptyState>
      )}
      {result && <ReportList reports={result.items} hasBands={isQueue} onOpen={open} />}
      {pages > 1 && (
        <Group justify="center" mt="lg">
          <Pagination
            value={page + 1}
            total={pages}
            onChange={(next) => setPage(next - 1)}
            getControlProps={(control) => ({ 'aria-label': `${control} page` })}
          />
        </Group>
      )}
      <ReportDrawer id={opened} onOpen={open} onChanged={refresh} />
    </>
  );
}
