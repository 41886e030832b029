import { type AiProviderDouble, startAiProvider } from '../doubles/ai-provider.js';
import { type Account, registerParent } from './accounts.js';
import { api } from './api.js';
import { LiveClient } from './live-client.js';
import { startStarling, type TestStarling } from './starling.js';

/** A Starling of the tests of one `describe`, with a provider that plays scripts and a parent who talks. */
export function useLiveStarling() {
  let provider: AiProviderDouble;
  let starling: TestStarling;
  let parent: Account;
  beforeAll(async () => {
    provider = await startAiProvider();
    starling = await startStarling({ COMPANION_BASE_URL: provider.url, COMPANION_TITLES: 'off' });
    parent = await registerParent(starling);
  });
  afterAll(async () => {
    await starling.stop();
    await provider.close();
  });
  const rest = () => api(starling.url);
  return {
    get provider() {
      return provider;
    },
    get starling() {
      return starling;
    },
    get parent() {
      return parent;
    },
    rest,
    /** A socket of the parent, or of `account`, that has its welcome. */
    join: (options: { conversationId?: string; after?: string; account?: Account } = {}) =>
      LiveClient.join(starling, { token: (options.account ?? parent).accessToken, ...options }),
    messagesOf: async (conversationId: string) =>
      (await rest().get(`/conversations/${conversationId}/messages`, parent.accessToken)).body,
  };
}
