/** What `keep-focus.ts` knows, for those who want the focus only if nobody else has it. */
export const focusState = {
  /** The last thing that a person did was to press a key. */
  usesKeys: false,
  /** When the focus was lost last, and given to a neighbour. */
  movedAt: Number.NEGATIVE_INFINITY,
};

const JUST_NOW_MS = 1_000;

/** The person uses keys, and the element that had the focus is gone: it may go to something better than a neighbour. */
export function isFocusFree(): boolean {
  const isNowhere = document.activeElement === document.body || performance.now() - focusState.movedAt < JUST_NOW_MS;
  return focusState.usesKeys && isNowhere;
}
