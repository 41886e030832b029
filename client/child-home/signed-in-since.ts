import { dateText } from '../platform/languages/formats';
import { dayFirstLocale } from '../platform/languages/numbers';
import { t } from './texts';

const DAY_MS = 86_400_000;
const DATE: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' };

/** "since 3 November 2026 (22 days)" */
export function signedInSince(pairedAt: number, now: number): string {
  const days = Math.max(0, Math.floor((now - pairedAt) / DAY_MS));
  const date = dateText(pairedAt, DATE, dayFirstLocale());
  return days === 0 ? t('device.sinceToday', { date }) : t('device.since', { date, count: days });
}
