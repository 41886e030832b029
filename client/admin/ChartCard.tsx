import { AreaChart, BarChart, LineChart } from '@mantine/charts';
import { ActionIcon, Card, Group, SegmentedControl, Table, Text, Title, Tooltip } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './admin.module.css';
import { type AnalyticsDay, type ChartDefinition, dayText } from './analytics';
import { saveFile, toCsv } from './csv';

const HEIGHT = 240;

/** A chart that is also a table and a file. */
export function ChartCard({ chart, days }: { chart: ChartDefinition; days: readonly AnalyticsDay[] }) {
  const [view, setView] = useState('chart');
  const rows = days.map(
    (day) => ({ day: day.day, ...chart.row(day) }) as Record<string, number | null> & { day: string },
  );
  const save = () => {
    const head = ['Day', ...chart.series.map(({ label }) => label)];
    saveFile(
      `starling-${chart.key}.csv`,
      toCsv(
        head,
        rows.map((row) => [row.day, ...chart.series.map(({ name }) => row[name])]),
      ),
    );
  };
  return (
    <Card component="section" className={classes.chartCard} aria-label={chart.title}>
      <Group justify="space-between" align="flex-start" gap="xs">
        <div>
          <Title order={2} size="h3">
            {chart.title}
          </Title>
          <Text size="sm" c="dimmed">
            {chart.description}
          </Text>
        </div>
        <Group gap={6}>
          <SegmentedControl
            size="xs"
            aria-label={`${chart.title}: view`}
            data={[
              { value: 'chart', label: 'Chart' },
              { value: 'table', label: 'Table' },
            ]}
            value={view}
            onChange={setView}
          />
          <Tooltip label="Save as CSV">
            <ActionIcon size={36} variant="default" aria-label={`Save ${chart.title} as CSV`} onClick={save}>
              <IconDownload size={18} />
            </ActionIcon>
          </Tooltip>
        </Group>
      </Group>
      {view === 'chart' ? <Drawing chart={chart} rows={rows} /> : <Figures chart={chart} rows={rows} />}
    </Card>
  );
}

type Rows = readonly (Record<string, number | null> & { day: string })[];

function Drawing({ chart, rows }: { chart: ChartDefinition; rows: Rows }) {
  const common = {
    h: HEIGHT,
    data: rows.map((row) => ({ ...row, day: dayText(row.day) })),
    dataKey: 'day',
    series: [...chart.series],
    withLegend: chart.series.length > 1,
    legendProps: { verticalAlign: 'bottom' as const },
    tickLine: 'none' as const,
    gridAxis: 'x' as const,
    yAxisProps: { width: chart.unit ? 72 : 52, allowDecimals: false, domain: [0, 'auto'] as [number, 'auto'] },
    xAxisProps: { minTickGap: 28 },
    valueFormatter: (value: number) => `${value.toLocaleString()}${chart.unit ?? ''}`,
  };
  // The table says the same in words: the drawing is neither read out nor a stop for the tab key.
  const still = { accessibilityLayer: false };
  return (
    <div aria-hidden="true">
      {chart.kind === 'area' && (
        <AreaChart {...common} areaChartProps={still} curveType="monotone" withDots={false} strokeWidth={2} />
      )}
      {chart.kind === 'line' && (
        <LineChart {...common} lineChartProps={still} curveType="monotone" dotProps={{ r: 3 }} connectNulls={false} />
      )}
      {chart.kind === 'bar' && <BarChart {...common} barChartProps={still} />}
      {chart.kind === 'stacked' && <BarChart {...common} barChartProps={still} type="stacked" />}
    </div>
  );
}

function Figures({ chart, rows }: { chart: ChartDefinition; rows: Rows }) {
  return (
    <Table.ScrollContainer minWidth={0} mah={HEIGHT} scrollAreaProps={{ mah: HEIGHT, viewportProps: { tabIndex: 0 } }}>
      <Table stickyHeader className="tabular-numbers">
        <caption className="visually-hidden">{chart.title} by day</caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Day</Table.Th>
            {chart.series.map(({ name, label }) => (
              <Table.Th key={name} scope="col" ta="right">
                {label}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.toReversed().map((row) => (
            <Table.Tr key={row.day}>
              <Table.Td>{dayText(row.day)}</Table.Td>
              {chart.series.map(({ name }) => (
                <Table.Td key={name} ta="right">
                  {row[name]?.toLocaleString() ?? '—'}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
