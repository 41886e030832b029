import type { MinuteKind } from '../../../contract/controls';
import type { ShutOut } from '../../platform/shut-out';
import type { ChildPage } from '../child-pages';

/** What stands on the shelf counts as a story. */
const KINDS = { chat: 'chat', stories: 'story', games: 'game', contents: 'story' } as const;

/** What minutes on a page are counted as; null where they are not counted. */
export function kindOf({ area }: Pick<ChildPage, 'area'>): MinuteKind | null {
  return area ? KINDS[area] : null;
}

/** Whether a page gives way to the screen that says why. A used budget leaves open what costs no minutes. */
export function isShutOut(
  page: Pick<ChildPage, 'area' | 'staysOpen'>,
  shutOut: Pick<ShutOut, 'code'> | null,
  exempt: readonly MinuteKind[],
): boolean {
  if (!shutOut || page.staysOpen) return false;
  const kind = kindOf(page);
  return !(shutOut.code === 'budget_used' && kind !== null && exempt.includes(kind));
}

/** Whether the server takes no learning events now. After the budget it takes those of what costs no minutes. */
export function refusesLearning(shutOut: Pick<ShutOut, 'code'> | null): boolean {
  return shutOut !== null && shutOut.code !== 'budget_used';
}
