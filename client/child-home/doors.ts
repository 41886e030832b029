import type { PictureKey } from '../../contract/pictures';
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
];

interface ComingPlace {
  label: string;
  picture: PictureKey;
}

/** Places that grown-ups will fill. Until they can, the home says so and leads nowhere. */
export const COMING: readonly ComingPlace[] = [{ label: 'My shelf', picture: 'satchel' }];

export const COMING_TEXT = 'Your grown-ups fill this later.';
