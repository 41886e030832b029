import { useEffect } from 'react';

/**
 * Keeps `--starling-visible-height` at the height that an on-screen keyboard leaves. Safari draws its keyboard over the
 * page and changes neither the window nor `dvh`.
 */
export function useVisibleHeight(isWanted: boolean): void {
  useEffect(() => {
    const { visualViewport } = window;
    const { style } = document.documentElement;
    if (!isWanted || !visualViewport) return;
    const follow = () => {
      const { height, scale } = visualViewport;
      const isCovered = height < window.innerHeight - 1 && scale < 1.01;
      if (!isCovered) {
        style.removeProperty('--starling-visible-height');
        return;
      }
      style.setProperty('--starling-visible-height', `${height}px`);
      // Safari scrolls the page up to show the field. The page now ends above the keyboard, so the top is in view again.
      window.scrollTo(0, 0);
    };
    visualViewport.addEventListener('resize', follow);
    return () => {
      visualViewport.removeEventListener('resize', follow);
      style.removeProperty('--starling-visible-height');
    };
  }, [isWanted]);
}
