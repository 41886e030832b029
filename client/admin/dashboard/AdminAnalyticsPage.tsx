import { useQuery } from '@apollo/client/react';
import { Button, SegmentedControl, SimpleGrid } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { askAgain } from '../../platform/ask-again';
import { saveCsv, toCsv } from '../../ui/csv';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { PageHeader } from '../../ui/PageHeader';
import { type AnalyticsDay, CHARTS } from './analytics';
import { ChartCard } from './ChartCard';
import { ANALYTICS } from './dashboard.graphql';

const RANGES = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
];

/** `/admin/analytics`: daily usage charts. */
export function AdminAnalyticsPage() {
  const [range, setRange] = useState('30');
  const { data, previousData, error, refetch } = useQuery(ANALYTICS, { variables: { days: Number(range) } });
  const days = (data ?? previousData)?.analytics ?? null;
  return (
    <>
      <PageHeader
        title="Analytics"
        subtitle="Daily numbers in UTC. Today is not complete yet."
        actions={
          <>
            <SegmentedControl aria-label="Range" data={RANGES} value={range} onChange={setRange} />
            <Button
              variant="default"
              leftSection={<IconDownload size={18} />}
              disabled={!days}
              onClick={() => days && saveAllCharts(days)}
            >
              Export CSV
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
  const head = ['Day', ...CHARTS.flatMap(({ title, series }) => series.map(({ label }) => `${title}: ${label}`))];
  const rows = days.map((day) => [
    day.day,
    ...CHARTS.flatMap((chart) => {
      const row = chart.row(day);
      return chart.series.map(({ name }) => row[name]);
    }),
  ]);
  saveCsv('starling-analytics.csv', toCsv(head, rows));
}
