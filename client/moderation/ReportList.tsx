import { Button, Card, Stack, Title } from '@mantine/core';
import type { ReportsQuery } from '../gql/graphql';
import classes from './moderation.module.css';
import { ReportSummary } from './ReportSummary';
import { inBands, reviewLabel } from './report-texts';
import { t } from './texts';

type Row = ReportsQuery['moderationReports']['items'][number];

interface ReportListProps {
  reports: readonly Row[];
  /** A heading over each band, for a queue that is ordered by severity. */
  hasBands: boolean;
  onOpen: (id: string) => void;
}

export function ReportList({ reports, hasBands, onOpen }: ReportListProps) {
  const bands = hasBands ? inBands(reports) : [{ severity: null, rows: reports }];
  return bands.map(({ severity, rows }) => (
    <section key={severity} aria-label={severity ? t(`band.${severity}`) : undefined}>
      {severity && (
        <Title order={2} size="h4" mt="lg" mb="sm">
          {t(`band.${severity}`)}
        </Title>
      )}
      <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
        {rows.map((report) => (
          <Card
            key={report.id}
            component="li"
            padding="md"
            className={classes.row}
            data-report={report.id}
            data-severity={report.severity}
          >
            <div className={classes.rowBody}>
              <ReportSummary report={report} preview={report.preview} />
              <Button
                variant="light"
                mih={44}
                flex="none"
                onClick={() => onOpen(report.id)}
                aria-label={reviewLabel(report)}
              >
                {t('page.review')}
              </Button>
            </div>
          </Card>
        ))}
      </Stack>
    </section>
  ));
}
