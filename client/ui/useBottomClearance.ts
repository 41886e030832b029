import { useLayoutEffect, useState } from 'react';
import { useHasToasts } from './useHasToasts';

/** Elements with this attribute stay free of toasts while they stand at the bottom of the window. */
const KEPT_FREE = '[data-toasts-above]';

/** How many pixels at the bottom of the window the bars and the composer take, kept up to date while toasts are shown. */
export function useBottomClearance(): number {
  const [clearance, setClearance] = useState(measure);
  const hasToasts = useHasToasts();
  // Before the first toast is painted.
  useLayoutEffect(() => {
    // Measuring costs a layout, and an answer that streams changes the page all the time.
    if (!hasToasts) return;
    let frame = 0;
    const update = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        for (const element of document.querySelectorAll(KEPT_FREE)) sizes.observe(element);
        setClearance(measure());
      });
    };
    // The composer grows with its text, and another page brings other bars.
    const sizes = new ResizeObserver(update);
    const pages = new MutationObserver(update);
    pages.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', update);
    setClearance(measure());
    update();
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      pages.disconnect();
      window.removeEventListener('resize', update);
    };
  }, [hasToasts]);
  return clearance;
}

function measure(): number {
  const tops = [...document.querySelectorAll(KEPT_FREE)]
    .map((element) => element.getBoundingClientRect())
    // Leaves out a bar that this width hides, and the composer in the middle of an empty chat.
    .filter(({ height, bottom }) => height > 0 && bottom > window.innerHeight * 0.75)
    .map(({ top }) => top);
  return Math.max(0, window.innerHeight - Math.min(window.innerHeight, ...tops));
}
