import { numberText } from '../../platform/languages/numbers';

/** Days with one decimal, or a dash if there are no recent approvals to average. */
export function averageWaitText(days: number, approvedLately: number): string {
  return approvedLately === 0 ? '—' : numberText(days, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
