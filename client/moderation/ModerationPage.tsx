import { useQuery } from '@apollo/client/react';
import { Badge, Button, Card, Group, SimpleGrid, Stack, Title } from '@mantine/core';
import { IconCircleCheck, IconFlag, IconHandStop } from '@tabler/icons-react';
import { Link } from 'react-router';
import { askAgain } from '../platform/ask-again';
import { numberText } from '../platform/languages/numbers';
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
import { t } from './texts';
import { useReportChanges } from './useReportChanges';

const NEXT = { status: 'OPEN', limit: 5, offset: 0 } as const;

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
    { status: 'OPEN', count: counts.data?.open.total, icon: <IconFlag size={20} /> },
    { status: 'CLAIMED', count: counts.data?.claimed.total, icon: <IconHandStop size={20} /> },
    { status: 'RESOLVED', count: counts.data?.resolved.total, icon: <IconCircleCheck size={20} /> },
  ] as const;
  return (
    <>
      <PageHeader
        title={t('page.title')}
        subtitle={t('page.welcome', { name: user.first_name?.trim() || user.username })}
        aside={<Badge size="lg">{user.role === 'admin' ? t('page.admin') : t('page.moderator')}</Badge>}
        actions={
          mayManage && (
            <Button component={Link} to="/moderation/reports">
              {t('page.openQueue')}
            </Button>
          )
        }
      />
      {problem && <ErrorNotice error={problem} onRetry={refresh} />}
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="md" mb="xl">
        {cards.map(({ status, count, icon }) => (
          <StatCard
            key={status}
            label={t(`status.${status}`)}
            definition={t(`defined.${status}`)}
            value={count === undefined ? (counts.error ? '—' : null) : numberText(count)}
            icon={icon}
            isLive={isLive}
            to={mayManage ? `/moderation/reports?status=${status}` : undefined}
          />
        ))}
      </SimpleGrid>
      <Title order={2} size="h3" mb="sm">
        {t('page.next')}
      </Title>
      {!reports && !error && <CardGridSkeleton count={3} />}
      {reports?.length === 0 && <EmptyState title={t('page.nothing')}>{t('page.nothingText')}</EmptyState>}
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
                  {t('page.review')}
                </Button>
              )}
            </Group>
          </Card>
        ))}
      </Stack>
    </>
  );
}
