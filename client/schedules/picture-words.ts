import type { PictureKey } from '../../contract/pictures';
import { hasDrawing, t } from './texts';

/** What a drawing stands for in a child's day. */
export function pictureLabel(key: PictureKey): string {
  return hasDrawing(key) ? t(`drawing.${key}`) : key.charAt(0).toUpperCase() + key.slice(1);
}
