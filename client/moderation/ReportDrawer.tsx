import { useQuery } from '@apollo/client/react';
import { Drawer, Text } from '@mantine/core';
import { ErrorNotice } from '../ui/ErrorNotice';
import { PageSkeleton } from '../ui/Skeletons';
import { REPORT } from './moderation.graphql';
import { OpenReport } from './OpenReport';
import { caseText } from './report-texts';
import { t } from './texts';

interface ReportDrawerProps {
  /** Null: closed. */
  id: string | null;
  /** Opens another report; null closes the drawer. */
  onOpen: (id: string | null) => void;
  onChanged: () => void;
}

/** A report with its excerpt, to claim and decide. */
export function ReportDrawer({ id, onOpen, onChanged }: ReportDrawerProps) {
  const { data, error, refetch } = useQuery(REPORT, {
    variables: { id: id ?? '' },
    skip: !id,
    // Each view is logged, so the excerpt is neither shown from the cache nor requested twice.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const report = id && data?.moderationReport.id === id ? data.moderationReport : null;
  const reload = async () => {
    // The query shows its own error.
    const answer = await refetch().catch(() => null);
    return answer?.data?.moderationReport ?? null;
  };
  return (
    <Drawer
      opened={id !== null}
      onClose={() => onOpen(null)}
      position="right"
      size={560}
      title={<Text fw={750}>{report ? caseText(report) : t('case.title')}</Text>}
      closeButtonProps={{ 'aria-label': t('case.close') }}
    >
      {error && <ErrorNotice error={error} onRetry={() => void reload()} />}
      {!report && !error && <PageSkeleton />}
      {report && <OpenReport key={report.id} report={report} onOpen={onOpen} onChanged={onChanged} reload={reload} />}
    </Drawer>
  );
}
