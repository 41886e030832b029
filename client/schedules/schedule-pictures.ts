import { PICTURE_KEYS, type PictureKey } from '../../contract/pictures';

/** The drawings that fit a child's day, with what they stand for. */
export const DAY_PICTURES: readonly { key: PictureKey; label: string }[] = [
  { key: 'sun', label: 'Morning' },
  { key: 'toothbrush', label: 'Teeth' },
  { key: 'soap', label: 'Washing' },
  { key: 'sock', label: 'Getting dressed' },
  { key: 'potty', label: 'Potty' },
  { key: 'cup', label: 'Breakfast' },
  { key: 'apple', label: 'Snack' },
  { key: 'pot', label: 'Meal' },
  { key: 'satchel', label: 'School' },
  { key: 'bus', label: 'On the way' },
  { key: 'pencil', label: 'Homework' },
  { key: 'book', label: 'Reading' },
  { key: 'flask', label: 'Science' },
  { key: 'palette', label: 'Art' },
  { key: 'speech', label: 'Talking' },
  { key: 'blocks', label: 'Playing' },
  { key: 'cards', label: 'Games' },
  { key: 'ball', label: 'Sport' },
  { key: 'tree', label: 'Outside' },
  { key: 'dog', label: 'Dog' },
  { key: 'cat', label: 'Cat' },
  { key: 'seedling', label: 'Plants' },
  { key: 'tablet', label: 'Tablet' },
  { key: 'clap', label: 'Helping' },
  { key: 'heart', label: 'Family' },
  { key: 'umbrella', label: 'Outing' },
  { key: 'cloud', label: 'Rest' },
  { key: 'moon', label: 'Bed' },
];

/** A stored name, if it is one of our drawings. */
export function pictureOf(name: string | null | undefined): PictureKey | null {
  return PICTURE_KEYS.find((key) => key === name) ?? null;
}

export function pictureLabel(key: PictureKey): string {
  return DAY_PICTURES.find((one) => one.key === key)?.label ?? key.charAt(0).toUpperCase() + key.slice(1);
}
