import { jest } from '@jest/globals';
import sharp from 'sharp';
import { buildPhoto, buildPngBomb, CANARY } from '../../../test/factories/pictures.js';
import { type Picture, Pictures } from './pictures.js';

jest.setTimeout(60_000);

const pictures = new Pictures();
const redraw = (bytes: Buffer, type: 'jpeg' | 'png' | 'webp' | 'gif' = 'jpeg'): Promise<Picture[]> =>
  pictures.redraw(`image/${type}`, async () => bytes);

it('draws two sizes, upright, and never larger than the photo', async () => {
  const large = await redraw(await buildPhoto(2_000, 1_000));
  expect(large.map(({ side, width, height }) => [side, width, height])).toEqual([
    [320, 160, 320],
    [1280, 640, 1280],
  ]);
  const small = await redraw(await buildPhoto(64, 32));
  expect(small.map(({ width, height }) => [width, height])).toEqual([
    [32, 64],
    [32, 64],
  ]);
  for (const { bytes } of large) expect((await sharp(bytes).metadata()).format).toBe('webp');
});

it('keeps nothing of what 200 photos say beside their pixels', async () => {
  let found = 0;
  const types = ['jpeg', 'png', 'webp'] as const;
  for (let index = 0; index < 200; index += 1) {
    const type = types[index % types.length]!;
    const photo = await buildPhoto(40 + index, 40, type);
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    for (const { bytes } of await redraw(photo, type)) {
      const { exif, xmp, icc, iptc, orientation } = await sharp(bytes).metadata();
      if (exif ?? xmp ?? icc ?? iptc ?? orientation) found += 1;
      if (/exif|gps|http/i.test(bytes.toString('latin1')) || bytes.includes(CANARY)) found += 1;
    }
  }
  expect(found).toBe(0);
});

it('takes the first frame of what moves', async () => {
  const frames = await sharp({ create: { width: 20, height: 40, channels: 3, background: 'red' } })
    .gif({ loop: 0 })
    .toBuffer();
  expect((await redraw(frames, 'gif')).at(-1)).toMatchObject({ width: 20, height: 40 });
});

it('refuses more than 40 megapixels before it decodes them', async () => {
  const before = process.memoryUsage().rss;
  for (const [width, height] of [
    [40_000, 40_000],
    [6_400, 6_400],
    [1_000_000, 50],
  ] as const) {
    await expect(redraw(buildPngBomb(width, height), 'png')).rejects.toMatchObject({ problem: 'too_many_pixels' });
  }
  expect(process.memoryUsage().rss - before).toBeLessThan(50 * 1024 * 1024);
});

it('decodes no drawing, whatever it is called, and no picture of another type', async () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
  );
  await expect(sharp(svg).toBuffer()).rejects.toThrow();
  await expect(redraw(svg, 'png')).rejects.toMatchObject({ problem: 'unreadable_file' });
  await expect(redraw(await buildPhoto(9, 9, 'webp'), 'png')).rejects.toMatchObject({ problem: 'type_mismatch' });
});

it('refuses pictures that are cut off or damaged', async () => {
  const photo = await buildPhoto(400, 400);
  await expect(redraw(photo.subarray(0, photo.length / 2))).rejects.toMatchObject({ problem: 'unreadable_file' });
  await expect(redraw(buildPngBomb(500, 500), 'png')).rejects.toMatchObject({ problem: 'unreadable_file' });
  await expect(redraw(Buffer.from([0xff, 0xd8, 0xff]))).rejects.toMatchObject({ problem: 'unreadable_file' });
});
