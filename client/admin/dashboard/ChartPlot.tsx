import '@mantine/charts/styles.css';
import { AreaChart, BarChart, LineChart } from '@mantine/charts';
import { numberText } from '../../platform/languages/numbers';
import { type ChartDefinition, type ChartRow, dayText } from './analytics';
import { dayTicks, valueTicks } from './chart-ticks';
import { t } from './texts';

interface ChartPlotProps {
  chart: ChartDefinition;
  rows: readonly ChartRow[];
  height: number;
}

/** The drawing of a chart. It is a module of its own, because it needs a large library. */
export function ChartPlot({ chart, rows, height }: ChartPlotProps) {
  const ticks = valueTicks(greatestValue(chart, rows));
  // Hidden from screen readers and the tab key, because the table view has the same data.
  const plot = { accessibilityLayer: false, margin: { top: 12, right: 8 } };
  const common = {
    h: height,
    data: rows.map((row) => ({ ...row, day: dayText(row.day) })),
    dataKey: 'day',
    series: chart.series.map((series) => ({ ...series, label: t(`series.${series.name}`) })),
    withLegend: chart.series.length > 1,
    legendProps: { verticalAlign: 'bottom' as const },
    tickLine: 'none' as const,
    gridAxis: 'x' as const,
    yAxisProps: {
      width: chart.isDuration ? 72 : 52,
      ticks,
      domain: [0, ticks.at(-1) ?? 1] as [number, number],
      interval: 0,
    },
    xAxisProps: { ticks: dayTicks(rows).map(({ day }) => dayText(day)), interval: 0 },
    valueFormatter: (value: number) =>
      chart.isDuration ? t('card.milliseconds', { value: numberText(value) }) : numberText(value),
  };
  // Steps: a curve between two days would show values that never were.
  return (
    <div aria-hidden="true">
      {chart.kind === 'area' && (
        <AreaChart {...common} areaChartProps={plot} curveType="step" withDots={false} strokeWidth={2} />
      )}
      {chart.kind === 'line' && (
        <LineChart {...common} lineChartProps={plot} curveType="step" dotProps={{ r: 3 }} connectNulls={false} />
      )}
      {chart.kind === 'bar' && <BarChart {...common} barChartProps={plot} />}
      {chart.kind === 'stacked' && <BarChart {...common} barChartProps={plot} type="stacked" />}
    </div>
  );
}

function greatestValue({ kind, series }: ChartDefinition, rows: readonly ChartRow[]): number {
  return rows.reduce((greatest, row) => {
    const values = series.map(({ name }) => Number(row[name] ?? 0));
    const top = kind === 'stacked' ? values.reduce((sum, value) => sum + value, 0) : Math.max(...values);
    return Math.max(greatest, top);
  }, 0);
}
