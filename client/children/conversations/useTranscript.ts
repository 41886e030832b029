import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ChatApi } from '../../chat/store/chat-api';
import { ChatStore } from '../../chat/store/chat-store';
import { createChatApi, messageOfNode } from '../../chat/store/server-chat-api';
import { messageOf } from '../../platform/api-error';
import { MemoryStorage } from '../../platform/memory-storage';
import { useUser } from '../../session/useSession';
import { CHILD_MESSAGES } from './child-conversations.graphql';

const PAGE_SIZE = 50;

/** The chat's calls with the history that guardians read. A guardian sends nothing, so the rest is not used. */
function createWatchApi(client: ApolloClient, readerId: string, childId: string): ChatApi {
  return {
    ...createChatApi(client, readerId),
    history: async (conversationId, before) => {
      try {
        const { data } = await client.query({
          query: CHILD_MESSAGES,
          variables: { childId, conversationId, before, limit: PAGE_SIZE },
          fetchPolicy: 'no-cache',
        });
        const page = data?.childMessages;
        return {
          messages: page?.items.map((node) => messageOfNode(node, readerId)) ?? [],
          hasMore: page?.hasMore ?? false,
        };
      } catch (error) {
        throw new Error(messageOf(error), { cause: error });
      }
    },
  };
}

/** A child's conversation, live while the component is mounted. The component needs a key of child and conversation. */
export function useTranscript(childId: string, conversationId: string) {
  const client = useApolloClient();
  const { id: readerId } = useUser();
  const [store] = useState(
    () =>
      new ChatStore({
        api: createWatchApi(client, readerId, childId),
        readerId,
        // The guardian's own unsent messages wait in the tab's storage. They are not for this conversation.
        storage: new MemoryStorage(),
      }),
  );
  useEffect(() => {
    store.open(conversationId);
    const back = () => store.reconnect();
    const gone = () => store.networkLost();
    window.addEventListener('online', back);
    window.addEventListener('offline', gone);
    return () => {
      window.removeEventListener('online', back);
      window.removeEventListener('offline', gone);
      store.dispose();
    };
  }, [store, conversationId]);
  return { store, snapshot: useSyncExternalStore(store.subscribe, store.getSnapshot) };
}
