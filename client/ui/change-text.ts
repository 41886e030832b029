/** `+3 since yesterday`; undefined while the change is not known. */
import { tableText } from './table-texts';
export function changeText(change: number | null | undefined): string | undefined {
  if (change === null || change === undefined) return undefined;
  if (change === 0) return tableText('stat.same');
  return tableText(change > 0 ? 'stat.more' : 'stat.less', { amount: Math.abs(change) });
}
