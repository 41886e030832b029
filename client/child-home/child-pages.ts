import type { ComponentType } from 'react';
import { lazy } from 'react';
import { matchPath } from 'react-router';
import { DevicePage } from './DevicePage';
import { HomePage } from './HomePage';
import { ChildGamePage } from './library/ChildGamePage';
import { ChildGamesPage, ChildStoriesPage } from './library/ChildShelves';
import { ChildStoryPage } from './library/ChildStoryPage';
import { WhoPage } from './WhoPage';

/** Apart from the others: the chat weighs more than all of them. */
const TalkPage = lazy(async () => ({ default: (await import('./talk/TalkPage')).TalkPage }));

interface ChildPage {
  path: string;
  Page: ComponentType<{ slug: string }>;
  /** It fills the height and scrolls inside. */
  isFull?: boolean;
}

/** All pages of a child's device. Grown-ups have pages of their own at the same addresses, except for the home. */
const CHILD_PAGES: readonly ChildPage[] = [
  { path: '/home', Page: HomePage },
  { path: '/home/who', Page: WhoPage },
  { path: '/chat', Page: TalkPage, isFull: true },
  { path: '/story', Page: ChildStoriesPage },
  { path: '/story/:slug', Page: ChildStoryPage, isFull: true },
  { path: '/games', Page: ChildGamesPage },
  { path: '/games/:slug', Page: ChildGamePage },
  { path: '/device-profiles', Page: DevicePage },
];

/** The child's page at an address; null if the address is none of the child's. */
export function childPageAt(pathname: string): (ChildPage & { slug: string }) | null {
  for (const page of CHILD_PAGES) {
    const match = matchPath(page.path, pathname);
    if (match) return { ...page, slug: match.params['slug'] ?? '' };
  }
  return null;
}
