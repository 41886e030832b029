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
import { t } from './texts';
import { useReportChanges } from './useReportChanges';

const PAGE_SIZE = 20;
const STATUSES = ['OPEN', 'CLAIMED', 'RESOLVED', 'ALL'] as const;
const ORDERS = ['oldest', 'newest'] as const;

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
      <PageHeader title={t('queue.title')} subtitle={t('queue.subtitle')} />
      <SafetyProcedure />
      <TableFilters
        search={search}
        onSearch={setSearch}
        placeholder={t('queue.search')}
        isFiltered={sort.reversed}
        filters={
          <NativeSelect
            label={t('queue.sort')}
            data={ORDERS.map((value) => ({ value, label: t(`queue.${value}`) }))}
            value={isNewestFirst(status, sort.reversed) ? 'newest' : 'oldest'}
            onChange={() => setSort({ by: 'TIME', reversed: !sort.reversed })}
          />
        }
      >
        <SegmentedControl
          aria-label={t('queue.status')}
          data={STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
          value={status ?? 'ALL'}
          onChange={(next) => {
            setSort({ by: 'TIME', reversed: false });
            setParameters(() => new URLSearchParams({ status: next }), { replace: true, flushSync: true });
          }}
        />
        {result && (
          <Text size="sm" c="dimmed" role="status" ms="auto">
            {t('queue.count', { count: result.total })}
          </Text>
        )}
      </TableFilters>
      {error && <ErrorNotice error={error} onRetry={refresh} />}
      {!result && !error && <ListSkeleton />}
      {!error && result?.items.length === 0 && (
        <EmptyState title={variables.search ? t('queue.notFound') : t('queue.empty')}>
          {variables.search ? t('queue.notFoundText') : t('queue.emptyText')}
        </EmptyState>
      )}
      {result && <ReportList reports={result.items} hasBands={isQueue} onOpen={open} />}
      {pages > 1 && (
        <Group justify="center" mt="lg">
          <Pagination
            value={page + 1}
            total={pages}
            onChange={(next) => setPage(next - 1)}
            getControlProps={(control) => ({ 'aria-label': t(`queue.${control}`) })}
          />
        </Group>
      )}
      <ReportDrawer id={opened} onOpen={open} onChanged={refresh} />
    </>
  );
}
