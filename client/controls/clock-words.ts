import { wallDateText } from '../platform/languages/formats';
import { clockText, DAY_MS, wallTimeAt } from './child-clock';
import { t } from './texts';

/** `20:00`, `06:30 tomorrow`, `20:00 on Friday`, or `20:00 on 3 December`, as seen at `now` on the child's clock. */
export function whenText(instant: number, now: number, zone: string): string {
  const [then, today] = [wallTimeAt(instant, zone), wallTimeAt(now, zone)];
  const time = clockText(then.minutes);
  const days = Math.round((Date.parse(then.date) - Date.parse(today.date)) / DAY_MS);
  // Spanish says "la 01:00" and "las 02:00".
  const count = Math.floor(then.minutes / 60);
  if (days === 0) return t('when.today', { time, count });
  if (days === 1) return t('when.tomorrow', { time, count });
  const options = days > 1 && days < 7 ? ({ weekday: 'long' } as const) : ({ day: 'numeric', month: 'long' } as const);
  return t('when.day', { time, count, day: wallDateText(instant, { ...options, timeZone: zone }) });
}

/** `9 hours 30 minutes`, `45 minutes`, `1 hour`. */
export function lengthText(length: number): string {
  const [count, rest] = [Math.floor(length / 60), length % 60];
  const minutes = t('minutes.count', { count: rest });
  if (count === 0) return minutes;
  const hours = t('hours', { count });
  return rest === 0 ? hours : t('length', { hours, minutes });
}
