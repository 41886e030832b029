import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { LAST_CONVERSATIONS } from '../store/chat.graphql';
import { type LastConversation, lastConversation } from './last-conversation';

/** The conversation that the reader may want to continue. `null` until it is loaded, and where there is none. */
export function useLastConversation(): LastConversation | null {
  const client = useApolloClient();
  const [conversation, setConversation] = useState<LastConversation | null>(null);
  useEffect(() => {
    let isGone = false;
    client.query({ query: LAST_CONVERSATIONS, fetchPolicy: 'no-cache' }).then(
      ({ data }) => {
        if (!isGone) setConversation(lastConversation(data?.conversations.items ?? []));
      },
      // Without an answer there is nothing to continue. The chat works without it.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [client]);
  return conversation;
}
