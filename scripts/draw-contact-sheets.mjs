/**
 * Lays all drawn scenes, and the pictures of the guides, on one page each for light, dark and bedtime and takes pictures of them, to look at side by side.
 * `node scripts/draw-contact-sheets.mjs FOLDER [part of a name]…`
 */
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer } from 'vite';
import { launchBrowser } from '../test/support/browser.ts';

const [folder = '.cache/contact-sheets', ...parts] = process.argv.slice(2);
const LOOKS = { light: '', dark: 'data-mantine-color-scheme="dark"', bedtime: 'data-bedtime=""' };
const WIDTH = 4 * 332 + 12;

const vite = await createServer({
  configFile: false,
  root: 'client',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false },
});
try {
  const { DRAWN, drawingsOf } = await vite.ssrLoadModule('/library/scenes/drawings.ts');
  const { Scene } = await vite.ssrLoadModule('/library/scenes/Scene.tsx');
  const { Picture } = await vite.ssrLoadModule('/library/pictures/Picture.tsx');
  const { default: classes } = await vite.ssrLoadModule('/library/scenes/Scene.module.css');
  const css = (await readFile('client/library/scenes/Scene.module.css', 'utf8'))
    .replace(/:global\(([^)]*)\)/g, '$1')
    .replaceAll('.scene', `.${classes.scene}`);
  const wanted = DRAWN.filter((name) => parts.length === 0 || parts.some((part) => name.includes(part)));
  const rows = [];
  for (const name of wanted) {
    const { cover, scenes } = await drawingsOf(...name.split('/'));
    const cells = [cover, ...scenes].map((drawing) => {
      const picture = renderToStaticMarkup(createElement(Scene, { drawing }));
      return `<figure>${picture}<figcaption>${name}: ${drawing.alt} (${picture.length})</figcaption></figure>`;
    });
    rows.push(...cells);
  }
  for (const file of await readdir('content/guides')) {
    if (parts.length > 0 && !parts.some((part) => `guides/${file}`.includes(part))) continue;
    const [, name] = /^cover: (.+)$/m.exec(await readFile(join('content/guides', file), 'utf8')) ?? [];
    rows.push(
      `<figure class="small">${renderToStaticMarkup(createElement(Picture, { name }))}<figcaption>${file}</figcaption></figure>`,
    );
  }
  await mkdir(folder, { recursive: true });
  const browser = await launchBrowser();
  for (const [look, attribute] of Object.entries(LOOKS)) {
    const page = await browser.newPage({ viewport: { width: WIDTH, height: 800 } });
    await page.setContent(`<!doctype html><html ${attribute}><style>${css}
      body { margin: 12px; font: 11px sans-serif; background: ${look === 'light' ? '#fbf6ee' : '#151a2c'}; color: ${look === 'light' ? '#111' : '#ddd'} }
      div { display: flex; flex-wrap: wrap; gap: 8px } figure { margin: 0; width: 324px } svg { border-radius: 12px } .small { width: 124px } .small svg { width: 72px; height: 72px }
    </style><div>${rows.join('')}</div></html>`);
    await page.screenshot({ path: join(folder, `${look}.png`), fullPage: true });
    await page.close();
  }
  await browser.close();
} finally {
  await vite.close();
}
