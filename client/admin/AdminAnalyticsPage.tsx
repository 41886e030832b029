import '@mantine/charts/styles.css';
import { useQuery } from '@apollo/client/react';
import { Button, SegmentedControl, SimpleGrid } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { askAgain } from '../platform/ask-again';
import { ErrorNotice } from '../ui/ErrorNotice';
import { PageHeader } from '../ui/PageHeader';
import { CardGridSkeleton } from '../ui/Skeletons';
import { ANALYTICS } from './admin.graphql';
import { type AnalyticsDay, CHARTS } from './analytics';
import { ChartCard } from './ChartCard';
import { saveFile, toCsv } from './csv';

const RANGES = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
];

/** `/admin/analytics`: how the product was used, day by day. */
export function AdminAnalyticsPage() {
  const [range, setRange] = useState('30');
  const { data, previousData, error, refetch } = useQuery(ANALYTICS, { variables: { days: Number(range) } });
  const days = (data ?? previousData)?.analytics ?? null;
  return (
    <>
      <PageHeader
        title="Analytics"
        subtitle="Day by day, in UTC. The last day is not over yet."
        actions={
          <>
            <SegmentedControl aria-label="Range" data={RANGES} value={range} onChange={setRange} />
            <Button
              variant="default"
              leftSection={<IconDownload size={18} />}
              disabled={!days}
              onClick={() => days && saveAll(days)}
            >
              Export CSV
            </Button>
          </>
        }
      />
      {error && <ErrorNotice error={error} onRetry={() => askAgain(refetch)} />}
      {!days && !error && <CardGridSkeleton count={6} height={300} />}
      {days && (
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
          {CHARTS.map((chart) => (
            <ChartCard key={chart.key} chart={chart} days={days} />
          ))}
        </SimpleGrid>
      )}
    </>
  );
}

/** Everything in one file: a line a day, a column for each series of each chart. */
function saveAll(days: readonly AnalyticsDay[]): void {
  const head = ['Day', ...CHARTS.flatMap(({ title, series }) => series.map(({ label }) => `${title}: ${label}`))];
  const rows = days.map((day) => [
    day.day,
    ...CHARTS.flatMap((chart) => {
      const row = chart.row(day);
      return chart.series.map(({ name }) => row[name]);
    }),
  ]);
  saveFile('starling-analytics.csv', toCsv(head, rows));
}
