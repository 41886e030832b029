import { t } from './texts';

const SIDE = 192;
/** The longest avatar that the server accepts. */
const MAX_LENGTH = 100_000;

/** Crops a picture to its central square and scales it down. Returns a data URL. */
export async function smallPicture(file: File): Promise<string> {
  const picture = await createImageBitmap(file).catch(() => {
    throw new Error(t('picture.unreadable'));
  });
  const side = Math.min(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error(t('picture.failed'));
  context.drawImage(picture, (picture.width - side) / 2, (picture.height - side) / 2, side, side, 0, 0, SIDE, SIDE);
  picture.close();
  const address = canvas.toDataURL('image/jpeg', 0.85);
  if (address.length > MAX_LENGTH) throw new Error(t('picture.tooLarge'));
  return address;
}
