import { ActionIcon, Card, Group, SegmentedControl, Skeleton, Table, Text, Title, Tooltip } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { numberText } from '../../platform/languages/numbers';
import { saveCsv, toCsv } from '../../ui/csv';
import classes from '../admin.module.css';
import { type AnalyticsDay, type ChartDefinition, type ChartRow, chartTitle, dayText } from './analytics';
import { t } from './texts';

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
  const title = chartTitle(chart);
  const save = () => {
    if (!rows) return;
    const head = [t('analytics.day'), ...chart.series.map(({ name }) => t(`series.${name}`))];
    const lines = rows.map((row) => [row.day, ...chart.series.map(({ name }) => row[name])]);
    saveCsv(`starling-${chart.key}.csv`, toCsv(head, lines));
  };
  return (
    <Card component="section" className={classes.chartCard} aria-label={title} aria-busy={!rows}>
      <Group justify="space-between" align="flex-start" gap="xs">
        <div className={classes.chartWords}>
          <Title order={2} size="h3">
            {title}
          </Title>
          <Text size="sm" c="dimmed">
            {t(`shows.${chart.name}`)}
          </Text>
        </div>
        <Group gap={6} wrap="nowrap" flex="none">
          <SegmentedControl
            size="xs"
            aria-label={t('card.view', { chart: title })}
            data={[
              { value: 'chart', label: t('card.chart') },
              { value: 'table', label: t('card.table') },
            ]}
            value={view}
            onChange={setView}
          />
          <Tooltip label={t('card.save')}>
            <ActionIcon
              size={36}
              variant="default"
              disabled={!rows}
              aria-label={t('card.saveNamed', { chart: title })}
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
        <caption className="visually-hidden">{t('card.byDay', { chart: chartTitle(chart) })}</caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('analytics.day')}</Table.Th>
            {chart.series.map(({ name }) => (
              <Table.Th key={name} scope="col" ta="end">
                {t(`series.${name}`)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.toReversed().map((row) => (
            <Table.Tr key={row.day}>
              <Table.Td>{dayText(row.day)}</Table.Td>
              {chart.series.map(({ name }) => (
                <Table.Td key={name} ta="end">
                  {cellText(row[name])}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

const cellText = (value: number | null | undefined) => (typeof value === 'number' ? numberText(value) : '—');
