import { useApolloClient, useMutation } from '@apollo/client/react';
import { showFailure } from '../ui/show-failure';
import { showUndo } from '../ui/undo-toast';
import { forgetCurrentConversation, removeFromCache } from './conversation-cache';
import { TRASH_CONVERSATIONS } from './conversations.graphql';
import { sharedText } from './shared-texts';
import { useRestore } from './useRestore';

/** Deletes a conversation without a question. Can be undone for ten seconds. Resolves to false if the server refuses. */
export function useQuickDeletion(): (id: string) => Promise<boolean> {
  const { cache } = useApolloClient();
  const [trash] = useMutation(TRASH_CONVERSATIONS);
  const undo = useRestore();

  return async (id) => {
    try {
      await trash({ variables: { ids: [id] } });
    } catch (error) {
      showFailure(sharedText('notDeleted'), error);
      return false;
    }
    removeFromCache(cache, (removed) => removed === id);
    forgetCurrentConversation([id]);
    showUndo(sharedText('deleted'), () => void undo([id]));
    return true;
  };
}
