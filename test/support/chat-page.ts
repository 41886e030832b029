import type { Locator, Page } from 'playwright-core';
import { STORAGE_KEYS } from '../../client/platform/storage-keys.js';
import { type Account, registerParent } from './accounts.js';
import { useWebClient } from './web-client.js';

/** The chat of a new parent for each test, answered by the provider double. A test fails if its page throws an error. */
export function useChatPage() {
  const web = useWebClient({ width: 1440, hasProvider: true });
  let account: Account;
  let faults: string[];

  beforeEach(async () => {
    account = await registerParent(web.starling);
    faults = [];
    web.context.on('weberror', (error) => faults.push(error.error().message));
  });
  afterEach(async () => {
    expect(faults).toEqual([]);
  });

  return {
    web,
    /** The parent of this test. */
    get account(): Account {
      return account;
    },
    /** Opens the chat with this conversation, or an empty one. */
    async openChat(conversationId?: string): Promise<Page> {
      await web.context.addInitScript(
        ({ key, id }) => {
          // An empty page, with which each begins, has no storage.
          const { origin } = globalThis as unknown as { origin: string };
          if (id && origin !== 'null' && !localStorage.getItem(key)) localStorage.setItem(key, id);
        },
        { key: STORAGE_KEYS.currentConversationId, id: conversationId },
      );
      const page = await web.open(account, '/chat');
      await page.locator('[data-connection=connected]').waitFor({ state: 'attached' });
      return page;
    },
  };
}

export const composer = (page: Page) => page.getByPlaceholder('How can I help you today?');
export const finished = (page: Page) => page.locator('[data-role=assistant]:not([data-streaming])');
export const has = (locator: Locator, text: string) => locator.filter({ hasText: text }).first().waitFor();

/** Sends a question from the composer. */
export async function ask(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await composer(page).press('Enter');
}
