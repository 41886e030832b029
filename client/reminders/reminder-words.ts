/** Reminders in words. */
import type { ReminderAudience } from '../gql/graphql';
import { t } from './texts';

/** Whom it is about, and who hears of it. */
export function audienceText(audience: ReminderAudience, child: string | null): string {
  return child === null ? t('for.nobody') : t(`for.${audience}`, { name: child });
}

const OFFSETS: readonly number[] = [0, 5, 10, 15, 30, 60, 120, 1_440, 2_880, 10_080];
const HOUR = 60;
const DAY = 1_440;
const WEEK = 10_080;

/** `15 minutes`, `2 hours`, `1 day`, `1 week`. */
export function spanWords(minutes: number): string {
  if (minutes % WEEK === 0 && minutes > 0) return t('span.weeks', { count: minutes / WEEK });
  if (minutes % DAY === 0 && minutes > 0) return t('span.days', { count: minutes / DAY });
  if (minutes % HOUR === 0 && minutes > 0) return t('span.hours', { count: minutes / HOUR });
  return t('span.minutes', { count: minutes });
}

/** The choices before the time, with the stored one. */
export function offsetChoices(stored: number): { value: string; label: string }[] {
  return [...new Set([...OFFSETS, stored])]
    .toSorted((a, b) => a - b)
    .map((minutes) => ({
      value: String(minutes),
      label: minutes === 0 ? t('offset.atTime') : t('offset.before', { span: spanWords(minutes) }),
    }));
}

const NAGS: readonly number[] = [5, 10, 15, 30, 60];

/** The choices of ringing again, with the stored one. */
export function nagChoices(stored: number | null): { value: string; label: string }[] {
  const every = [...new Set([...NAGS, ...(stored === null ? [] : [stored])])].toSorted((a, b) => a - b);
  return [
    { value: '', label: t('nag.no') },
    ...every.map((minutes) => ({ value: String(minutes), label: t('nag.every', { span: spanWords(minutes) }) })),
  ];
}

/** How long a reminder can be put off. */
export function snoozes(): { minutes: number; label: string }[] {
  const short = [5, 15, HOUR].map((minutes) => ({ minutes, label: spanWords(minutes) }));
  return [...short, { minutes: DAY, label: t('snooze.tomorrow') }];
}
