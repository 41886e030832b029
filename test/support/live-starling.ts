import { type Account, registerParent } from './accounts.js';
import { api } from './api.js';
import { LiveClient } from './live-client.js';
import { useStarling } from './use-starling.js';

/** A Starling with a provider that plays scripts, and a parent who chats, for the tests of the enclosing `describe`. */
export function useLiveStarling() {
  const starling = useStarling({ provider: true });
  let parent: Account;
  beforeAll(async () => {
    parent = await registerParent(starling);
  });
  const rest = () => api(starling.url);
  return {
    starling,
    get provider() {
      return starling.provider;
    },
    get parent() {
      return parent;
    },
    rest,
    /** A socket of the parent, or of `account`, after its welcome. */
    join: (options: { conversationId?: string; after?: string; account?: Account } = {}) =>
      LiveClient.join(starling, { token: (options.account ?? parent).accessToken, ...options }),
    messagesOf: async (conversationId: string) =>
      (await rest().get(`/conversations/${conversationId}/messages`, parent.accessToken)).body,
  };
}
