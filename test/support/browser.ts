import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright-core';

const run = promisify(execFile);
/** One process for all would share storage between contexts and end with the first; the rest would hide faults. */
const UNWANTED =
  /^--(?:headless|single-process|no-zygote|disable-web-security|disable-site-isolation|allow-running-insecure|in-process-gpu)/;
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Set for the test files by the global setup: where the Chromium of the development packages has been unpacked. */
export const BUNDLED_CHROMIUM = 'STARLING_TEST_CHROMIUM';
/** A microphone that beeps. Without a window nobody could be asked, so a page that wants it is allowed to listen. */
const MICROPHONE = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
/** A browser that crashes at its start has not shown a page yet, so it may start again. */
const LAUNCHES = 4;

/**
 * Unpacks the bundled Chromium if there is no other. Once per run:
 * parallel unpacking would leave partial files.
 * @returns what the test files need in their environment
 */
export async function prepareBrowser(): Promise<Record<string, string>> {
  if (process.env.CHROME_PATH ?? (await findOnPath())) return {};
  const { default: bundled } = await import('@sparticuz/chromium');
  return { [BUNDLED_CHROMIUM]: await bundled.executablePath() };
}

/** A real Chromium: `CHROME_PATH`, the system's, or the one in the development packages. */
export async function launchBrowser(): Promise<Browser> {
  const options = await launchOptions();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await chromium.launch(options);
    } catch (error) {
      if (attempt < LAUNCHES) continue;
      throw new Error('Browser tests need a Chromium: install one (apt-get install chromium) or set CHROME_PATH', {
        cause: error,
      });
    }
  }
}

/** The options to start that Chromium. */
export async function launchOptions() {
  const path = process.env.CHROME_PATH ?? (await findOnPath());
  if (path) return { executablePath: path, args: ['--no-sandbox', '--disable-dev-shm-usage', ...MICROPHONE] };
  const { default: bundled } = await import('@sparticuz/chromium');
  // Pages are looked at, not played: software rendering of 3D only costs stability.
  bundled.setGraphicsMode = false;
  const args = [...bundled.args.filter((arg) => !UNWANTED.test(arg)), ...MICROPHONE];
  return { executablePath: process.env[BUNDLED_CHROMIUM] ?? (await bundled.executablePath()), args, headless: true };
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
