import { useQuery } from '@apollo/client/react';
import { Badge, Button, Card, Group, SimpleGrid, Stack, Title } from '@mantine/core';
import { IconCircleCheck, IconFlag, IconHandStop } from '@tabler/icons-react';
import { Link } from 'react-router';
import { askAgain } from '../platform/ask-again';
import { usePermission, useUser } from '../platform/useSession';
import { EmptyState } from '../ui/EmptyState';
import { ErrorNotice } from '../ui/ErrorNotice';
import { FigureCard } from '../ui/FigureCard';
import { PageHeader } from '../ui/PageHeader';
import { CardGridSkeleton } from '../ui/Skeletons';
import { REPORT_COUNTS, REPORTS } from './moderation.graphql';
import { ReportSummary } from './ReportSummary';
import { useReportChanges } from './useReportChanges';

const OLDEST = { status: 'OPEN', limit: 5, offset: 0 } as const;

/** What each figure counts; shown with it. */
const FIGURES = {
  open: { label: 'Open', definition: 'Reports that no one has claimed yet.', status: 'OPEN' },
  claimed: {
    label: 'In hand',
    definition: 'Reports that a moderator has taken and not decided yet.',
    status: 'CLAIMED',
  },
  resolved: { label: 'Decided', definition: 'Reports that are closed.', status: 'RESOLVED' },
} as const;

/** `/moderation`: what waits to be looked at. */
export function ModerationPage() {
  const user = useUser();
  const mayManage = usePermission('manage_reports');
  const counts = useQuery(REPORT_COUNTS);
  const { data, error, refetch } = useQuery(REPORTS, { variables: OLDEST });
  const refresh = () => {
    // What fails is shown by the queries themselves.
    askAgain(refetch);
    askAgain(counts.refetch);
  };
  const { isLive } = useReportChanges(refresh);
  const reports = data?.moderationReports.items ?? null;
  const problem = error ?? counts.error;
  const figures = [
    { ...FIGURES.open, count: counts.data?.open.total, icon: <IconFlag size={20} /> },
    { ...FIGURES.claimed, count: counts.data?.claimed.total, icon: <IconHandStop size={20} /> },
    { ...FIGURES.resolved, count: counts.data?.resolved.total, icon: <IconCircleCheck size={20} /> },
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
        {figures.map(({ label, definition, status, count, icon }) => (
          <FigureCard
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
        Waiting longest
      </Title>
      {!reports && !error && <CardGridSkeleton count={3} />}
      {reports?.length === 0 && (
        <EmptyState title="Nothing to look at">Reported messages and safety alerts come here.</EmptyState>
      )}
      <Stack gap="sm">
        {reports?.map((report) => (
          <Card key={report.id} padding="md">
            <Group justify="space-between" wrap="nowrap" align="flex-start">
              <ReportSummary report={report} />
              {mayManage && (
                <Button
                  component={Link}
                  to={`/moderation/reports?report=${report.id}`}
                  variant="light"
                  size="sm"
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
