import { useQuery } from '@apollo/client/react';
import { Button, SegmentedControl, SimpleGrid } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { askAgain } from '../../platform/ask-again';
import { saveCsv, toCsv } from '../../ui/csv';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { PageHeader } from '../../ui/PageHeader';
import { type AnalyticsDay, CHARTS, chartTitle } from './analytics';
import { ChartCard } from './ChartCard';
import { ANALYTICS } from './dashboard.graphql';
import { t } from './texts';

/** In days. */
const RANGES = [7, 30, 90];

/** `/admin/analytics`: daily usage charts. */
export function AdminAnalyticsPage() {
  const [range, setRange] = useState('30');
  const { data, previousData, error, refetch } = useQuery(ANALYTICS, { variables: { days: Number(range) } });
  const days = (data ?? previousData)?.analytics ?? null;
  return (
    <>
      <PageHeader
        title={t('analytics.title')}
        subtitle={t('analytics.subtitle')}
        actions={
          <>
            <SegmentedControl
              aria-label={t('analytics.range')}
              data={RANGES.map((count) => ({ value: String(count), label: t('analytics.days', { count }) }))}
              value={range}
              onChange={setRange}
            />
            <Button
              variant="default"
              leftSection={<IconDownload size={18} />}
              disabled={!days}
              onClick={() => days && saveAllCharts(days)}
            >
              {t('analytics.export')}
            </Button>
          </>
        }
      />
      {error && <ErrorNotice error={error} onRetry={() => askAgain(refetch)} />}
      {(days || !error) && (
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
          {CHARTS.map((chart) => (
            <ChartCard key={chart.key} chart={chart} days={days} />
          ))}
        </SimpleGrid>
      )}
    </>
  );
}

/** One file with a line for each day and a column for each series of each chart. */
function saveAllCharts(days: readonly AnalyticsDay[]): void {
  const columns = CHARTS.flatMap((chart) =>
    chart.series.map(({ name }) => t('analytics.column', { chart: chartTitle(chart), series: t(`series.${name}`) })),
  );
  const rows = days.map((day) => [
    day.day,
    ...CHARTS.flatMap((chart) => {
      const row = chart.row(day);
      return chart.series.map(({ name }) => row[name]);
    }),
  ]);
  saveCsv('starling-analytics.csv', toCsv([t('analytics.day'), ...columns], rows));
}
