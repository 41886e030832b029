/** A longer wait is a guess that would only discourage. */
import { t } from './texts';

const MAX_KNOWN_DAYS = 56;

/** A sentence about the estimated wait, in days. */
export function waitTimeText(days: number | null): string {
  if (days === null) return t('wait.unknown');
  if (days > MAX_KNOWN_DAYS) return t('wait.long');
  if (days < 1) return t('wait.today');
  const whole = Math.round(days);
  if (whole < 14) return t('wait.days', { count: whole });
  return t('wait.weeks', { count: Math.round(whole / 7) });
}
