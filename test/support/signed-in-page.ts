import type { BrowserContext, Page } from 'playwright-core';
import { STORAGE_KEYS } from '../../client/platform/storage-keys.js';
import type { Account } from './accounts.js';
import type { TestStarling } from './starling.js';

/** A page of the web client with the account already signed in. */
export async function openSignedIn(
  context: BrowserContext,
  starling: Pick<TestStarling, 'url'>,
  account: Pick<Account, 'accessToken' | 'refreshToken'>,
  path: string,
): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(
    ({ keys, tokens }) => {
      if (localStorage.getItem(keys.authToken)) return;
      localStorage.setItem(keys.authToken, tokens.accessToken);
      localStorage.setItem(keys.refreshToken, tokens.refreshToken);
      localStorage.setItem(keys.tokenExpiresAt, String(Date.now() + 1_800_000));
    },
    { keys: STORAGE_KEYS, tokens: { accessToken: account.accessToken, refreshToken: account.refreshToken } },
  );
  await page.goto(`${starling.url}${path}`);
  return page;
}
