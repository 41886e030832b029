import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright-core';

const run = promisify(execFile);
/** One process for all would share storage between contexts and end with the first; the rest would hide faults. */
const UNWANTED =
  /^--(?:headless|single-process|no-zygote|disable-web-security|disable-site-isolation|allow-running-insecure)/;
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A real Chromium: `CHROME_PATH`, one of the system, or the one that comes with the development packages. */
export async function launchBrowser(): Promise<Browser> {
  const path = process.env.CHROME_PATH ?? (await findOnPath());
  if (path) return chromium.launch({ executablePath: path, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
  try {
    const { default: bundled } = await import('@sparticuz/chromium');
    const args = bundled.args.filter((arg) => !UNWANTED.test(arg));
    return await chromium.launch({ executablePath: await bundled.executablePath(), args, headless: true });
  } catch (error) {
    throw new Error('Browser tests need a Chromium: install one (apt-get install chromium) or set CHROME_PATH', {
      cause: error,
    });
  }
}

async function findOnPath(): Promise<string | null> {
  for (const name of NAMES) {
    const found = await run('which', [name]).then(
      ({ stdout }) => stdout.trim(),
      () => '',
    );
    if (found) return found;
  }
  return null;
}
