/**
 * `npm run pictures`: the pictures of README.md and docs/, from the sample family on a fixed day. Each scene is taken at the
 * width of a desk and of a phone, light and dark, and is written to docs/pictures.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { STORAGE_KEYS } from '../../client/platform/storage-keys.ts';
import { launchBrowser } from '../../test/support/browser.ts';
import { fillDemo } from './fill.ts';
import type { Account } from './people.ts';
import { startPracticeInstance } from './practice-instance.ts';
import { type Scene, scenesOf } from './scenes.ts';

const FOLDER = join(import.meta.dirname, '../../docs/pictures');
const PORT = 3990;
const ZONE = 'Europe/London';
/** A Thursday afternoon, when no child is asleep. */
const NOW = Date.parse('2026-11-26T16:35:00Z');
const WIDTHS = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const LOOKS = ['light', 'dark'] as const;
/** Larger pictures make a README slow. */
const BYTES_MAX = 150_000;
const PATIENCE_MS = 20_000;

const say = (text: string) => process.stdout.write(`${text}\n`);

async function main(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'starling-pictures-'));
  const instance = await startPracticeInstance(dataDir, PORT, say);
  try {
    const { url, clock } = instance;
    const { people } = await fillDemo({ url, password: 'Only-4-pictures!', zone: ZONE, clock, now: NOW, say });
    await mkdir(FOLDER, { recursive: true });
    const browser = await launchBrowser();
    try {
      for (const scene of await scenesOf(people)) await takeScene(browser, url, scene);
    } finally {
      await browser.close();
    }
  } finally {
    await instance.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function takeScene(browser: Browser, url: string, scene: Scene): Promise<void> {
  for (const [size, viewport] of Object.entries(WIDTHS)) {
    for (const look of LOOKS) {
      const context = await browser.newContext({
        viewport,
        colorScheme: look,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        locale: 'en-GB',
        timezoneId: ZONE,
      });
      context.setDefaultTimeout(PATIENCE_MS);
      const page = await context.newPage();
      await page.clock.setSystemTime(NOW);
      await signIn(page, scene.account);
      await page.goto(`${url}${scene.path}`);
      await scene.ready(page);
      await page.waitForLoadState('networkidle');
      await page.evaluate('document.fonts.ready');
      await keep(`${scene.name}-${size}-${look}.png`, await page.screenshot({ animations: 'disabled', caret: 'hide' }));
      await context.close();
    }
  }
}

async function signIn(page: Page, { accessToken, refreshToken }: Account): Promise<void> {
  await page.addInitScript(
    ({ keys, tokens }) => {
      localStorage.setItem(keys.authToken, tokens.accessToken);
      localStorage.setItem(keys.refreshToken, tokens.refreshToken);
      localStorage.setItem(keys.tokenExpiresAt, String(Date.now() + 1_800_000));
    },
    { keys: STORAGE_KEYS, tokens: { accessToken, refreshToken } },
  );
}

async function keep(name: string, screenshot: Buffer): Promise<void> {
  const png = await sharp(screenshot).png({ palette: true, quality: 90, effort: 10, compressionLevel: 9 }).toBuffer();
  if (png.length > BYTES_MAX) throw new Error(`${name} has ${png.length} bytes, more than ${BYTES_MAX}`);
  await writeFile(join(FOLDER, name), png);
  say(`${name}  ${Math.round(png.length / 1_000)} kB`);
}

main().catch((error: unknown) => {
  process.stderr.write(`starling: ${(error as Error).stack ?? String(error)}\n`);
  process.exit(1);
});
