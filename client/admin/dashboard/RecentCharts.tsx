import { useQuery } from '@apollo/client/react';
import { SimpleGrid } from '@mantine/core';
import { CHARTS } from './analytics';
import { ChartCard } from './ChartCard';
import { ANALYTICS } from './dashboard.graphql';

const SHOWN: ReadonlySet<string> = new Set(['active-users', 'messages']);

/** Charts of the last two weeks. Shows nothing on an error, because the stats above report it. */
export function RecentCharts() {
  const { data, error } = useQuery(ANALYTICS, { variables: { days: 14 } });
  if (error && !data) return null;
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md" mt="md">
      {CHARTS.filter(({ key }) => SHOWN.has(key)).map((chart) => (
        <ChartCard key={chart.key} chart={chart} days={data?.analytics ?? null} />
      ))}
    </SimpleGrid>
  );
}
