import { ActionIcon, Card, Group, SegmentedControl, Skeleton, Table, Text, Title, Tooltip } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { saveCsv, toCsv } from '../../ui/csv';
import classes from '../admin.module.css';
import { type AnalyticsDay, type ChartDefinition, type ChartRow, dayText } from './analytics';

const ChartPlot = lazy(() => import('./ChartPlot').then((module) => ({ default: module.ChartPlot })));

const HEIGHT = 240;
/** As high as the chart, so that nothing below it moves when it comes. */
const placeholder = <Skeleton height={HEIGHT} />;

interface ChartCardProps {
  chart: ChartDefinition;
  /** Null while they load. */
  days: readonly AnalyticsDay[] | null;
}

/** A chart that can also be read as a table and saved as CSV. */
export function ChartCard({ chart, days }: ChartCardProps) {
  const [view, setView] = useState('chart');
  const rows = days?.map((day) => ({ day: day.day, ...chart.row(day) }) as ChartRow) ?? null;
  const save = () => {
    if (!rows) return;
    const head = ['Day', ...chart.series.map(({ label }) => label)];
    const lines = rows.map((row) => [row.day, ...chart.series.map(({ name }) => row[name])]);
    saveCsv(`starling-${chart.key}.csv`, toCsv(head, lines));
  };
  return (
    <Card component="section" className={classes.chartCard} aria-label={chart.title} aria-busy={!rows}>
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
            <ActionIcon
              size={36}
              variant="default"
              disabled={!rows}
              aria-label={`Save ${chart.title} as CSV`}
              onClick={save}
            >
              <IconDownload size={18} />
            </ActionIcon>
          </Tooltip>
        </Group>
      </Group>
      {!rows && placeholder}
      {rows && view === 'table' && <DataTable chart={chart} rows={rows} />}
      {rows && view === 'chart' && (
        <Suspense fallback={placeholder}>
          <ChartPlot chart={chart} rows={rows} height={HEIGHT} />
        </Suspense>
      )}
    </Card>
  );
}

function DataTable({ chart, rows }: { chart: ChartDefinition; rows: readonly ChartRow[] }) {
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
