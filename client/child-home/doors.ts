import type { PictureKey } from '../../contract/pictures';

interface Door {
  label: string;
  picture: PictureKey;
  to: string;
}

/** What a child can do here. */
export const DOORS: readonly Door[] = [
  { label: 'Talk', picture: 'speech', to: '/chat' },
  { label: 'Stories', picture: 'book', to: '/story' },
  { label: 'Games', picture: 'blocks', to: '/games' },
];

/** Places that grown-ups will fill. Until they can, the home says so and leads nowhere. */
export const COMING: readonly Omit<Door, 'to'>[] = [
  { label: 'My shelf', picture: 'satchel' },
  { label: 'My day', picture: 'sun' },
];

export const COMING_TEXT = 'Your grown-ups can put things here later.';
