import type { ChildArea } from './areas/areas';

interface Door {
  area: ChildArea;
  to: string;
}

/** What a child can do here. */
export const DOORS: readonly Door[] = [
  { area: 'chat', to: '/chat' },
  { area: 'stories', to: '/story' },
  { area: 'games', to: '/games' },
  { area: 'contents', to: '/contents' },
];
