import { type ComponentType, lazy } from 'react';
import type { RouteObject } from 'react-router';
import { isComingSoon } from '../access/coming-soon';
import type { PageName } from '../platform/page-names';
import { session } from '../session/session';
import type { ComingReason } from './ComingSoonPage';
import type { PageLayout } from './page-layout';

/**
 * One page in its own chunk, with the title of its tab: `page('/chat', 'chat', () => import('…').then((code) => code.ChatPage))`.
 * A child's device shows pages of its own (ChildArea) and loads these only if a grown-up signs in there.
 */
export function page(
  path: string,
  title: PageName,
  load: () => Promise<ComponentType>,
  layout: PageLayout = 'padded',
): RouteObject {
  return {
    path,
    handle: { layout, title },
    lazy: async () => ({ Component: isDevice() ? lazy(async () => ({ default: await load() })) : await load() }),
  };
}

const isDevice = () => session.getSnapshot().user?.role === 'device';

/** The pages of one navigation item. `VITE_COMING_SOON` may hide all of them. */
export function optional(navPath: string, ...pages: RouteObject[]): RouteObject[] {
  if (!isComingSoon(navPath)) return pages;
  return pages.map(({ path, handle }) => soon(path ?? navPath, handle.title, 'unavailable'));
}

/** A page that says what is coming. */
export function soon(path: string, title: PageName, reason: ComingReason): RouteObject {
  return page(path, title, async () => {
    const { ComingSoonPage } = await import('./ComingSoonPage');
    return () => <ComingSoonPage title={title} reason={reason} />;
  });
}
