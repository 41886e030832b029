import { useLayoutEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import { type PageName, pageText } from '../platform/page-names';

/**
 * Sets the title of the browser tab from the route, so that no page keeps the title of the page before it. It comes
 * before the page in the tree: effects run in that order, and a page may then set a title of its own (`usePageTitle`).
 */
export function RouteTitle() {
  const { pathname } = useLocation();
  const title = useMatches()
    .map(({ handle }) => (handle as { title?: PageName } | undefined)?.title)
    .findLast((one) => one !== undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: two pages of one route may have titles of their own.
  useLayoutEffect(() => {
    document.title = title ? `${pageText(title)} · Starling` : 'Starling';
  }, [title, pathname]);
  return null;
}
