import type { AnalyticsQuery } from '../../gql/graphql';

export type AnalyticsDay = AnalyticsQuery['analytics'][number];

/** The values of one day by series, as a chart, its table and its CSV use them. */
export type ChartRow = Record<string, number | null> & { day: string };

interface Series {
  /** The field of the row that holds the value. */
  name: string;
  label: string;
  color: string;
}

export interface ChartDefinition {
  key: string;
  title: string;
  description: string;
  kind: 'area' | 'bar' | 'stacked' | 'line';
  unit?: string;
  series: readonly Series[];
  row: (day: AnalyticsDay) => Record<string, number | null>;
}

export const CHARTS: readonly ChartDefinition[] = [
  {
    key: 'sign-ups',
    title: 'Sign-ups',
    description: 'New accounts per day',
    kind: 'bar',
    series: [{ name: 'signUps', label: 'Sign-ups', color: 'plume.5' }],
    row: ({ signUps }) => ({ signUps }),
  },
  {
    key: 'active-users',
    title: 'Active users',
    description: 'People who were active that day',
    kind: 'area',
    series: [{ name: 'activeUsers', label: 'Active users', color: 'sheen.5' }],
    row: ({ activeUsers }) => ({ activeUsers }),
  },
  {
    key: 'child-accounts',
    title: 'Child accounts',
    description: 'Accounts of children at the end of each day. They count as no users',
    kind: 'line',
    series: [{ name: 'childAccounts', label: 'Child accounts', color: 'plume.5' }],
    row: ({ childAccounts }) => ({ childAccounts }),
  },
  {
    key: 'messages',
    title: 'Messages',
    description: 'Messages from people and from Starling',
    kind: 'area',
    series: [{ name: 'messages', label: 'Messages', color: 'plume.5' }],
    row: ({ messages }) => ({ messages }),
  },
  {
    key: 'replies',
    title: 'Replies by outcome',
    description: 'How replies ended, per day',
    kind: 'stacked',
    series: [
      { name: 'final', label: 'Complete', color: 'sheen.5' },
      { name: 'stopped', label: 'Stopped', color: 'beak.4' },
      { name: 'error', label: 'Failed', color: 'red.6' },
    ],
    row: ({ repliesByOutcome: { final, stopped, error } }) => ({ final, stopped, error }),
  },
  {
    key: 'first-text',
    title: 'Time to first text',
    description: 'From a message to the first text of its reply, in milliseconds',
    kind: 'line',
    unit: ' ms',
    series: [
      { name: 'p50', label: '50% within', color: 'sheen.5' },
      { name: 'p95', label: '95% within', color: 'beak.5' },
    ],
    row: ({ firstChunkMs: { p50, p95 } }) => ({ p50: p50 ?? null, p95: p95 ?? null }),
  },
  {
    key: 'waitlist',
    title: 'Waitlist',
    description: 'Joins and approvals per day',
    kind: 'bar',
    series: [
      { name: 'waitlistJoins', label: 'Joined', color: 'beak.5' },
      { name: 'waitlistApprovals', label: 'Approved', color: 'sheen.5' },
    ],
    row: ({ waitlistJoins, waitlistApprovals }) => ({ waitlistJoins, waitlistApprovals }),
  },
];

/** A UTC day such as `2026-11-03` as `Nov 3`. */
export function dayText(day: string, locale?: string): string {
  return new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
