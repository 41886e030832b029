/** What `keep-focus.ts` knows, for those who want the focus only if nobody else has it. */
export const focusState = {
  /** The last thing that a person did was to press a key. */
  usesKeys: false,
  /** Since then the focus was lost, and went to a neighbour. */
  hasMoved: false,
  /** Since then this has asked for the focus, should it be lost. */
  wish: null as HTMLElement | null,
};

/** Takes the focus of a person who uses keys if the element that had it is gone, or as soon as it is. */
export function takeLostFocus(element: HTMLElement): void {
  if (!focusState.usesKeys) return;
  if (document.activeElement === document.body || focusState.hasMoved) element.focus({ preventScroll: true });
  else focusState.wish = element;
}
