/** Draws the icons of the installed app from the logo, in a Chromium (`CHROME_PATH`, or the one on the path). */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const PUBLIC = join(import.meta.dirname, '../client/public');
/** Maskable icons are cut to a circle of 80 %, and Apple rounds corners: both need a ground and room. */
const ICONS = [
  { file: 'icon-192.png', size: 192, logo: 0.94, ground: 'transparent' },
  { file: 'icon-512.png', size: 512, logo: 0.94, ground: 'transparent' },
  { file: 'maskable-192.png', size: 192, logo: 0.62, ground: '#fbf6ee' },
  { file: 'maskable-512.png', size: 512, logo: 0.62, ground: '#fbf6ee' },
  { file: 'apple-touch-icon.png', size: 180, logo: 0.76, ground: '#fbf6ee' },
];

const svg = (await readFile(join(PUBLIC, 'favicon.svg'), 'utf8')).replace('<svg ', '<svg width="100%" height="100%" ');
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? 'chromium',
  args: ['--no-sandbox'],
});
for (const { file, size, logo, ground } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const box = `width:${size * logo}px;height:${size * logo}px;margin:${(size * (1 - logo)) / 2}px`;
  await page.setContent(`<body style="margin:0;overflow:hidden;background:${ground}"><div style="${box}">${svg}</div>`);
  await page.screenshot({ path: join(PUBLIC, 'icons', file), omitBackground: true });
  await page.close();
}
await browser.close();
