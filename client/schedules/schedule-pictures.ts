import { PICTURE_KEYS, type PictureKey } from '../../contract/pictures';

/** The drawings that fit a child's day. */
// biome-ignore format: a list of words reads better in rows
export const DAY_PICTURES: readonly PictureKey[] = [
  'sun', 'toothbrush', 'soap', 'sock', 'potty', 'cup', 'apple', 'pot', 'satchel', 'bus', 'pencil', 'book', 'flask', 'palette',
  'speech', 'blocks', 'cards', 'ball', 'tree', 'dog', 'cat', 'seedling', 'tablet', 'clap', 'heart', 'umbrella', 'cloud', 'moon',
];

/** A stored name, if it is one of our drawings. */
export function pictureOf(name: string | null | undefined): PictureKey | null {
  return PICTURE_KEYS.find((key) => key === name) ?? null;
}
