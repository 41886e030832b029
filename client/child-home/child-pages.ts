import type { ComponentType } from 'react';
import { lazy } from 'react';
import { matchPath } from 'react-router';
import type { ChildArea } from './areas/areas';
import { DevicePage } from './DevicePage';
import { MyDayPage } from './day/MyDayPage';
import { HomePage } from './HomePage';
import { HelpPage } from './help/HelpPage';
import { ChildGamePage } from './library/ChildGamePage';
import { ChildGamesPage, ChildStoriesPage } from './library/ChildShelves';
import { ChildStoryPage } from './library/ChildStoryPage';
import { ShelfItemPage } from './shelf/ShelfItemPage';
import { ShelfPage } from './shelf/ShelfPage';
import { WhoPage } from './WhoPage';

/** Apart from the others: the chat weighs more than all of them, and few children look at the list of openings. */
const TalkPage = lazy(async () => ({ default: (await import('./talk/TalkPage')).TalkPage }));
const OpeningsPage = lazy(async () => ({ default: (await import('./openings/OpeningsPage')).OpeningsPage }));

export interface ChildPage {
  path: string;
  Page: ComponentType<{ slug: string }>;
  /** It fills the height and scrolls inside. */
  isFull?: boolean;
  /** What a guardian can switch off. */
  area?: ChildArea;
  /** It stays open while the child is shut out. */
  staysOpen?: boolean;
}

/** All pages of a child's device. Grown-ups have pages of their own at the same addresses, except for the home. */
const CHILD_PAGES: readonly ChildPage[] = [
  { path: '/home', Page: HomePage },
  { path: '/home/who', Page: WhoPage, staysOpen: true },
  { path: '/home/help', Page: HelpPage, staysOpen: true },
  { path: '/home/openings', Page: OpeningsPage, staysOpen: true },
  { path: '/schedules', Page: MyDayPage, staysOpen: true },
  { path: '/chat', Page: TalkPage, isFull: true, area: 'chat' },
  { path: '/story', Page: ChildStoriesPage, area: 'stories' },
  { path: '/story/:slug', Page: ChildStoryPage, isFull: true, area: 'stories' },
  { path: '/games', Page: ChildGamesPage, area: 'games' },
  { path: '/games/:slug', Page: ChildGamePage, area: 'games' },
  { path: '/contents', Page: ShelfPage, area: 'contents' },
  { path: '/contents/:slug', Page: ShelfItemPage, isFull: true, area: 'contents' },
  { path: '/device-profiles', Page: DevicePage, staysOpen: true },
];

/** The child's page at an address; null if the address is none of the child's. */
export function childPageAt(pathname: string): (ChildPage & { slug: string }) | null {
  for (const page of CHILD_PAGES) {
    const match = matchPath(page.path, pathname);
    if (match) return { ...page, slug: match.params['slug'] ?? '' };
  }
  return null;
}
