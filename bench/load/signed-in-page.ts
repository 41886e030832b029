import type { BrowserContext, Page } from 'playwright-core';
import { STORAGE_KEYS } from '../../client/platform/storage-keys.ts';

export interface Person {
  id: string;
  token: string;
  refreshToken: string;
}

/** A page with `person` signed in. `onFrame` gets every frame that its sockets receive. */
export async function signedInPage(
  context: BrowserContext,
  person: Person,
  url: string,
  onFrame: (payload: string) => void = () => undefined,
): Promise<Page> {
  const page = await context.newPage();
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => onFrame(String(payload))));
  await page.addInitScript(
    ({ keys, tokens }) => {
      if (localStorage.getItem(keys.authToken)) return;
      localStorage.setItem(keys.authToken, tokens.token);
      localStorage.setItem(keys.refreshToken, tokens.refreshToken);
      localStorage.setItem(keys.tokenExpiresAt, String(Date.now() + 1_800_000));
    },
    { keys: STORAGE_KEYS, tokens: { token: person.token, refreshToken: person.refreshToken } },
  );
  await page.goto(url);
  return page;
}
