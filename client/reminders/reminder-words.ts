/** Reminders in words. */
import type { ReminderAudience } from '../gql/graphql';

/** Whom it is about, and who hears of it. */
export function audienceText(audience: ReminderAudience, child: string | null): string {
  if (child === null) return 'Only you';
  return `${child} · ${AUDIENCES[audience]}`;
}

const AUDIENCES: Readonly<Record<ReminderAudience, string>> = {
  ME: 'only you',
  GUARDIANS: 'all guardians',
  CHILD: 'the child’s own devices',
  EVERYONE: 'all guardians and the child’s devices',
};

const OFFSETS: readonly number[] = [0, 5, 10, 15, 30, 60, 120, 1_440, 2_880, 10_080];
const HOUR = 60;
const DAY = 1_440;
const WEEK = 10_080;

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** `15 minutes`, `2 hours`, `1 day`, `1 week`. */
export function spanWords(minutes: number): string {
  if (minutes % WEEK === 0 && minutes > 0) return counted(minutes / WEEK, 'week');
  if (minutes % DAY === 0 && minutes > 0) return counted(minutes / DAY, 'day');
  if (minutes % HOUR === 0 && minutes > 0) return counted(minutes / HOUR, 'hour');
  return counted(minutes, 'minute');
}

/** The choices before the time, with the stored one. */
export function offsetChoices(stored: number): { value: string; label: string }[] {
  return [...new Set([...OFFSETS, stored])]
    .toSorted((a, b) => a - b)
    .map((minutes) => ({
      value: String(minutes),
      label: minutes === 0 ? 'At the time' : `${spanWords(minutes)} before`,
    }));
}

const NAGS: readonly number[] = [5, 10, 15, 30, 60];

/** The choices of ringing again, with the stored one. */
export function nagChoices(stored: number | null): { value: string; label: string }[] {
  const every = [...new Set([...NAGS, ...(stored === null ? [] : [stored])])].toSorted((a, b) => a - b);
  return [
    { value: '', label: 'No' },
    ...every.map((minutes) => ({ value: String(minutes), label: `Every ${spanWords(minutes)}` })),
  ];
}

export const SNOOZES: readonly { minutes: number; label: string }[] = [
  { minutes: 5, label: '5 minutes' },
  { minutes: 15, label: '15 minutes' },
  { minutes: 60, label: '1 hour' },
  { minutes: 1_440, label: 'Tomorrow, at this time' },
];
