import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { type AiProviderDouble, startAiProvider } from '../doubles/ai-provider.js';
import type { Account } from './accounts.js';
import { buildClient } from './client-build.js';
import { outsideJest } from './outside-jest.js';
import { openSignedIn } from './signed-in-page.js';
import { type Settings, startStarling, type TestStarling } from './starling.js';
import { PATIENCE_MS } from './wait.js';

export interface WebClientOptions {
  /** A function is called when the server starts. */
  settings?: Settings | (() => Promise<Settings>);
  /** Of the window, in pixels. */
  width?: number;
  height?: number;
  /** With it, the provider double answers. Without it, the offline companion does. */
  hasProvider?: boolean;
}

/** The web client in a real browser, for the tests of one file: one Starling for all, a fresh browser for each. */
export function useWebClient({ settings, width = 1280, height = 900, hasProvider = false }: WebClientOptions = {}) {
  const contexts: BrowserContext[] = [];
  let provider: AiProviderDouble | undefined;
  let starling: TestStarling;
  let browser: Browser;
  let context: BrowserContext;

  /** The browser of another user, closed with the test. */
  async function newContext(
    viewport = { width, height },
    options: BrowserContextOptions = {},
  ): Promise<BrowserContext> {
    // A page that a service worker controls hides requests from the test; ask for it with `serviceWorkers: 'allow'`.
    const fresh = await browser.newContext({ viewport, reducedMotion: 'reduce', serviceWorkers: 'block', ...options });
    fresh.setDefaultTimeout(PATIENCE_MS);
    contexts.push(fresh);
    return fresh;
  }

  beforeAll(async () => {
    if (hasProvider) provider = await startAiProvider();
    const companion = provider && { COMPANION_BASE_URL: provider.url, COMPANION_TITLES: 'off' };
    const given = typeof settings === 'function' ? await settings() : settings;
    starling = await startStarling({ ...companion, ...given }, { clientDir: await buildClient() });
    browser = await (await outsideJest<typeof import('./browser.js')>('browser.js')).launchBrowser();
    // At a desk, each worker may first build the client.
  }, 300_000);
  beforeEach(async () => {
    context = await newContext();
  });
  afterEach(async () => {
    for (const one of contexts.splice(0)) await one.close();
  });
  afterAll(async () => {
    await browser?.close();
    await starling?.stop();
    await provider?.close();
  });

  return {
    newContext,
    get starling(): TestStarling {
      return starling;
    },
    get provider(): AiProviderDouble {
      if (!provider) throw new Error('These tests have no provider: ask for one with `hasProvider`');
      return provider;
    },
    /** The browser of this test. */
    get context(): BrowserContext {
      return context;
    },
    /** A page of it on which the account is signed in. */
    open: (account: Account, path: string): Promise<Page> => openSignedIn(context, starling, account, path),
  };
}

/**
 * Keeps the live socket of pages opened later silent. A page asks the server again by itself when its socket opens; a
 * test of a retry by hand is not about that.
 */
export const silenceLiveSocket = (target: BrowserContext | Page): Promise<void> =>
  target.routeWebSocket(/\/graphql$/, () => undefined);
