import { useQuery } from '@apollo/client/react';
import { Badge, Button, Card, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { usePermission, useUser } from '../platform/useSession';
import { EmptyState } from '../ui/EmptyState';
import { ErrorNotice } from '../ui/ErrorNotice';
import { PageHeader } from '../ui/PageHeader';
import { CardGridSkeleton } from '../ui/Skeletons';
import { REPORT_COUNTS, REPORTS } from './moderation.graphql';
import classes from './moderation.module.css';
import { ReportSummary } from './ReportSummary';
import { REFRESH_MS } from './report-texts';

const NEWEST = { status: 'OPEN', limit: 5, offset: 0 } as const;

/** `/moderation`: what waits to be looked at. */
export function ModerationPage() {
  const user = useUser();
  const mayManage = usePermission('manage_reports');
  const counts = useQuery(REPORT_COUNTS, { pollInterval: REFRESH_MS });
  const { data, error, refetch } = useQuery(REPORTS, { variables: NEWEST, pollInterval: REFRESH_MS });
  const reports = data?.moderationReports.items ?? null;
  const figures = [
    { label: 'Open', count: counts.data?.open.total, status: 'OPEN' },
    { label: 'In hand', count: counts.data?.claimed.total, status: 'CLAIMED' },
    { label: 'Decided', count: counts.data?.resolved.total, status: 'RESOLVED' },
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
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="md" mb="xl">
        {figures.map(({ label, count, status }) => (
          <Card key={label} className={classes.figure}>
            <Text size="sm" c="dimmed" fw={600}>
              {mayManage ? (
                <Link to={`/moderation/reports?status=${status}`} className={classes.wholeCard}>
                  {label}
                </Link>
              ) : (
                label
              )}
            </Text>
            <Text className={classes.figureValue}>{count?.toLocaleString() ?? '…'}</Text>
          </Card>
        ))}
      </SimpleGrid>
      <Title order={2} size="h3" mb="sm">
        Waiting longest
      </Title>
      {error && !reports && <ErrorNotice error={error} onRetry={() => void refetch().catch(() => undefined)} />}
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
                <Button component={Link} to={`/moderation/reports?report=${report.id}`} variant="light" size="sm">
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
