import { Injectable } from '@nestjs/common';
import sharp from 'sharp';
import { PICTURE_MAX_PIXELS, PICTURE_SIDES, type UploadMimeType } from '../../../contract/uploads.js';
import { Turns } from '../turns.js';
import { FileRefused } from './refused.js';

/** Every other loader stays shut: some of them run scripts or read other files. */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((name) => `VipsForeignLoad${name}`);
/** For one picture. */
const PATIENCE_SECONDS = 20;
const QUALITY = 82;

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: LOADERS });
sharp.cache(false);
sharp.concurrency(1);

export interface Picture {
  readonly side: number;
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}

export const PICTURE_MIME_TYPE = 'image/webp';

/** Draws pictures anew, one at a time: what was in the file beside the pixels does not come along. */
@Injectable()
export class Pictures {
  private readonly turns = new Turns(1);

  /** @throws FileRefused */
  async redraw(mimeType: UploadMimeType, read: () => Promise<Buffer>): Promise<Picture[]> {
    return this.turns.take(async () => {
      const pixels = await decode(mimeType, await read());
      const pictures: Picture[] = [];
      for (const side of PICTURE_SIDES) pictures.push(await encode(pixels, side));
      return pictures;
    });
  }
}

interface Pixels {
  readonly data: Buffer;
  readonly raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** The first frame, upright, and no larger than the largest picture that is kept. */
async function decode(mimeType: UploadMimeType, bytes: Buffer): Promise<Pixels> {
  const side = PICTURE_SIDES.at(-1)!;
  try {
    // Bytes of one type could be followed by those of another.
    const image = sharp(bytes, { limitInputPixels: PICTURE_MAX_PIXELS, failOn: 'error', pages: 1 });
    const { format } = await image.metadata();
    if (`image/${format}` !== mimeType) throw new FileRefused('type_mismatch');
    const { data, info } = await image
      .timeout({ seconds: PATIENCE_SECONDS })
      .autoOrient()
      .toColourspace('srgb')
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return {
      data,
      raw: { width: info.width, height: info.height, channels: info.channels as Pixels['raw']['channels'] },
    };
  } catch (error) {
    if (error instanceof FileRefused) throw error;
    const isLarge = error instanceof Error && error.message.includes('pixel limit');
    throw new FileRefused(isLarge ? 'too_many_pixels' : 'unreadable_file', { cause: error });
  }
}

async function encode({ data, raw }: Pixels, side: number): Promise<Picture> {
  const { data: bytes, info } = await sharp(data, { raw })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { side, width: info.width, height: info.height, bytes };
}
