import { useQuery } from '@apollo/client/react';
import { Badge, Button, Card, Group, SimpleGrid, Stack, Title } from '@mantine/core';
import { IconCircleCheck, IconFlag, IconHandStop } from '@tabler/icons-react';
import { Link } from 'react-router';
import { askAgain } from '../platform/ask-again';
import { usePermission, useUser } from '../session/useSession';
import { EmptyState } from '../ui/EmptyState';
import { ErrorNotice } from '../ui/ErrorNotice';
import { PageHeader } from '../ui/PageHeader';
import { CardGridSkeleton } from '../ui/Skeletons';
import { StatCard } from '../ui/StatCard';
import { REPORT_COUNTS, REPORTS } from './moderation.graphql';
import classes from './moderation.module.css';
import { ReportSummary } from './ReportSummary';
import { reviewLabel } from './report-texts';
import { useReportChanges } from './useReportChanges';

const NEXT = { status: 'OPEN', limit: 5, offset: 0 } as const;

/** What each number counts. The cards show it as a tooltip. */
const CARDS = {
  open: { label: 'Open', definition: 'Reports that no moderator has claimed yet.', status: 'OPEN' },
  claimed: {
    label: 'In review',
    definition: 'Reports that a moderator has claimed but not decided yet.',
    status: 'CLAIMED',
  },
  resolved: { label: 'Decided', definition: 'Reports with a decision.', status: 'RESOLVED' },
} as const;

/** `/moderation`: how many reports there are, and the ones that come next. */
export function ModerationPage() {
  const user = useUser();
  const mayManage = usePermission('manage_reports');
  const counts = useQuery(REPORT_COUNTS);
  const { data, error, refetch } = useQuery(REPORTS, { variables: NEXT });
  const refresh = () => {
    askAgain(refetch);
    askAgain(counts.refetch);
  };
  const { isLive } = useReportChanges(refresh);
  const reports = data?.moderationReports.items ?? null;
  const problem = error ?? counts.error;
  const cards = [
    { ...CARDS.open, count: counts.data?.open.total, icon: <IconFlag size={20} /> },
    { ...CARDS.claimed, count: counts.data?.claimed.total, icon: <IconHandStop size={20} /> },
    { ...CARDS.resolved, count: counts.data?.resolved.total, icon: <IconCircleCheck size={20} /> },
  ];
  return (
    <>
      <PageHeader
        title="Moderation Dashboard"
        subtitle={`Welcome back, ${user.first_name?.trim() || user.username}`}
        aside={<Badge size="lg">{user.role === 'admin' ? 'Administrator' : 'Moderator'}</Badge>}
        actions={
          mayManage && (
            <Button component={Link} to="/moderation/reports">
              Open the queue
            </Button>
          )
        }
      />
      {problem && <ErrorNotice error={problem} onRetry={refresh} />}
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="md" mb="xl">
        {cards.map(({ label, definition, status, count, icon }) => (
          <StatCard
            key={label}
            label={label}
            definition={definition}
            value={count?.toLocaleString() ?? (counts.error ? '—' : null)}
            icon={icon}
            isLive={isLive}
            to={mayManage ? `/moderation/reports?status=${status}` : undefined}
          />
        ))}
      </SimpleGrid>
      <Title order={2} size="h3" mb="sm">
        Next in the queue
      </Title>
      {!reports && !error && <CardGridSkeleton count={3} />}
      {reports?.length === 0 && (
        <EmptyState title="Nothing to review">Reported messages and safety alerts appear here.</EmptyState>
      )}
      <Stack gap="sm">
        {reports?.map((report) => (
          <Card key={report.id} padding="md" className={classes.row} data-severity={report.severity}>
            <Group justify="space-between" wrap="nowrap" align="flex-start">
              <ReportSummary report={report} preview={report.preview} />
              {mayManage && (
                <Button
                  component={Link}
                  to={`/moderation/reports?report=${report.id}`}
                  aria-label={reviewLabel(report)}
                  variant="light"
                  mih={44}
                  flex="none"
                >
                  Review
                </Button>
              )}
            </Group>
          </Card>
        ))}
      </Stack>
    </>
  );
}
