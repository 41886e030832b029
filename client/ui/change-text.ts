/** `+3 since yesterday`; undefined while the change is not known. */
import { t } from './texts';
export function changeText(change: number | null | undefined): string | undefined {
  if (change === null || change === undefined) return undefined;
  if (change === 0) return t('stat.same');
  return t(change > 0 ? 'stat.more' : 'stat.less', { amount: Math.abs(change) });
}
