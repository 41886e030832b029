import type { AnalyticsQuery } from '../gql/graphql';

export type AnalyticsDay = AnalyticsQuery['analytics'][number];

interface Series {
  /** Of a row's fields. */
  name: string;
  label: string;
  color: string;
}

/** One chart: what it shows, over which rows. The same rows make its table and its CSV. */
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
    description: 'New accounts a day',
    kind: 'bar',
    series: [{ name: 'signUps', label: 'Sign-ups', color: 'plume.5' }],
    row: ({ signUps }) => ({ signUps }),
  },
  {
    key: 'active-users',
    title: 'Active users',
    description: 'Different users who did something that day',
    kind: 'area',
    series: [{ name: 'activeUsers', label: 'Active users', color: 'sheen.5' }],
    row: ({ activeUsers }) => ({ activeUsers }),
  },
  {
    key: 'messages',
    title: 'Messages',
    description: 'Messages stored, by people and by Starling',
    kind: 'area',
    series: [{ name: 'messages', label: 'Messages', color: 'plume.5' }],
    row: ({ messages }) => ({ messages }),
  },
  {
    key: 'replies',
    title: 'Replies by outcome',
    description: 'How the replies of that day ended',
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
    description: "From a message to its reply's first text, in milliseconds",
    kind: 'line',
    unit: ' ms',
    series: [
      { name: 'p50', label: 'Half of them within', color: 'sheen.5' },
      { name: 'p95', label: '95 of 100 within', color: 'beak.5' },
    ],
    row: ({ firstChunkMs: { p50, p95 } }) => ({ p50: p50 ?? null, p95: p95 ?? null }),
  },
  {
    key: 'waitlist',
    title: 'Waitlist',
    description: 'Joins and approvals a day',
    kind: 'bar',
    series: [
      { name: 'waitlistJoins', label: 'Joined', color: 'beak.5' },
      { name: 'waitlistApprovals', label: 'Approved', color: 'sheen.5' },
    ],
    row: ({ waitlistJoins, waitlistApprovals }) => ({ waitlistJoins, waitlistApprovals }),
  },
];

/** A day of the calendar, as `Nov 3`; `day` is `2026-11-03`, in UTC. */
export function dayText(day: string, locale?: string): string {
  return new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
