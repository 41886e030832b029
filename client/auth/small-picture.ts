const SIDE = 192;
/** What the server takes for an avatar. */
const MAX_LENGTH = 100_000;

/** A picture file as a small square data address: cut to its middle, at most 192 pixels wide. */
export async function smallPicture(file: File): Promise<string> {
  const picture = await createImageBitmap(file).catch(() => {
    throw new Error('This file is not a picture that the browser can read');
  });
  const side = Math.min(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser cannot draw this picture');
  context.drawImage(picture, (picture.width - side) / 2, (picture.height - side) / 2, side, side, 0, 0, SIDE, SIDE);
  picture.close();
  const address = canvas.toDataURL('image/jpeg', 0.85);
  if (address.length > MAX_LENGTH) throw new Error('The picture is too large');
  return address;
}
