import { useLayoutEffect } from 'react';

/** The title of the browser tab while the page is shown. Without a title, the one of the route stays. */
export function usePageTitle(title: string | null): void {
  useLayoutEffect(() => {
    if (title) document.title = `${title} · Starling`;
  }, [title]);
}
