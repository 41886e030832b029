import type { AnalyticsQuery } from '../../gql/graphql';
import { dateText } from '../../platform/languages/formats';
import { type ChartName, type SeriesName, t } from './texts';

export type AnalyticsDay = AnalyticsQuery['analytics'][number];

/** The values of one day by series, as a chart, its table and its CSV use them. */
export type ChartRow = Record<string, number | null> & { day: string };

interface Series {
  /** The field of the row that holds the value. */
  name: SeriesName;
  color: string;
}

export interface ChartDefinition {
  key: string;
  name: ChartName;
  kind: 'area' | 'bar' | 'stacked' | 'line';
  /** In milliseconds. */
  isDuration?: boolean;
  series: readonly Series[];
  row: (day: AnalyticsDay) => Record<string, number | null>;
}

export const CHARTS: readonly ChartDefinition[] = [
  {
    key: 'sign-ups',
    name: 'signUps',
    kind: 'bar',
    series: [{ name: 'signUps', color: 'plume.5' }],
    row: ({ signUps }) => ({ signUps }),
  },
  {
    key: 'active-users',
    name: 'activeUsers',
    kind: 'area',
    series: [{ name: 'activeUsers', color: 'sheen.5' }],
    row: ({ activeUsers }) => ({ activeUsers }),
  },
  {
    key: 'child-accounts',
    name: 'childAccounts',
    kind: 'line',
    series: [{ name: 'childAccounts', color: 'plume.5' }],
    row: ({ childAccounts }) => ({ childAccounts }),
  },
  {
    key: 'messages',
    name: 'messages',
    kind: 'area',
    series: [{ name: 'messages', color: 'plume.5' }],
    row: ({ messages }) => ({ messages }),
  },
  {
    key: 'replies',
    name: 'replies',
    kind: 'stacked',
    series: [
      { name: 'final', color: 'sheen.5' },
      { name: 'stopped', color: 'beak.4' },
      { name: 'error', color: 'red.6' },
    ],
    row: ({ repliesByOutcome: { final, stopped, error } }) => ({ final, stopped, error }),
  },
  {
    key: 'first-text',
    name: 'firstText',
    kind: 'line',
    isDuration: true,
    series: [
      { name: 'p50', color: 'sheen.5' },
      { name: 'p95', color: 'beak.5' },
    ],
    row: ({ firstChunkMs: { p50, p95 } }) => ({ p50: p50 ?? null, p95: p95 ?? null }),
  },
  {
    key: 'waitlist',
    name: 'waitlist',
    kind: 'bar',
    series: [
      { name: 'waitlistJoins', color: 'beak.5' },
      { name: 'waitlistApprovals', color: 'sheen.5' },
    ],
    row: ({ waitlistJoins, waitlistApprovals }) => ({ waitlistJoins, waitlistApprovals }),
  },
];

export const chartTitle = ({ name }: ChartDefinition) => t(`chart.${name}`);

/** A UTC day such as `2026-11-03` as `Nov 3`. */
export function dayText(day: string): string {
  return dateText(new Date(`${day}T00:00:00Z`), { month: 'short', day: 'numeric', timeZone: 'UTC' });
}
