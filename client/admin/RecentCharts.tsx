import '@mantine/charts/styles.css';
import { useQuery } from '@apollo/client/react';
import { SimpleGrid } from '@mantine/core';
import { ANALYTICS } from './admin.graphql';
import { CHARTS } from './analytics';
import { ChartCard } from './ChartCard';

const SHOWN: ReadonlySet<string> = new Set(['active-users', 'messages']);

/** The last two weeks on the dashboard; nothing where they cannot be read, as the figures say what is wrong. */
export function RecentCharts() {
  const { data } = useQuery(ANALYTICS, { variables: { days: 14 } });
  if (!data) return null;
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md" mt="md">
      {CHARTS.filter(({ key }) => SHOWN.has(key)).map((chart) => (
        <ChartCard key={chart.key} chart={chart} days={data.analytics} />
      ))}
    </SimpleGrid>
  );
}
