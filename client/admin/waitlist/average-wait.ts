import { decimalText } from '../../platform/languages/numbers';

/** Days with one decimal, or a dash if there are no recent approvals to average. */
export function averageWaitText(days: number, approvedLately: number): string {
  return approvedLately === 0 ? '—' : decimalText(days, 1);
}
