import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type { ConversationRowFragment } from '../gql/graphql';
import { showUndo } from '../ui/undo-toast';
import { forgetCurrentConversation, removeFromCache } from './conversation-cache';
import { TRASH_CONVERSATIONS, TRASH_LISTED_CONVERSATIONS } from './conversations.graphql';
import { t } from './texts';
import { titleOf } from './title';
import { useRestore } from './useRestore';

type Conversation = ConversationRowFragment;

/** A question that waits for its answer; `ConversationDialogs` asks it. */
export type DeletionQuestion =
  | { kind: 'delete'; conversations: readonly Conversation[]; onDeleted?: () => void }
  | { kind: 'clear' };

export interface ConversationDeletion {
  askToDelete: (conversations: readonly Conversation[], onDeleted?: () => void) => void;
  askToClear: () => void;
  question: DeletionQuestion | null;
  closeQuestion: () => void;
  /** Deletes what the question names. Can be undone, and rejects if the server refuses. */
  confirmDelete: () => Promise<void>;
  /** Deletes all conversations. Can be undone, and rejects if the server refuses. */
  confirmClear: (includeArchived: boolean) => Promise<void>;
}

/** `onListChanged` is called when more rows came or went than the cache knows of. */
export function useConversationDeletion(onListChanged?: () => void): ConversationDeletion {
  const { cache } = useApolloClient();
  const [trash] = useMutation(TRASH_CONVERSATIONS);
  const [trashListed] = useMutation(TRASH_LISTED_CONVERSATIONS);
  const undo = useRestore(onListChanged);
  const [question, setQuestion] = useState<DeletionQuestion | null>(null);

  return {
    question,
    askToDelete: (conversations, onDeleted) => setQuestion({ kind: 'delete', conversations, onDeleted }),
    askToClear: () => setQuestion({ kind: 'clear' }),
    closeQuestion: () => setQuestion(null),
    async confirmDelete() {
      if (question?.kind !== 'delete') return;
      const { conversations, onDeleted } = question;
      const ids = conversations.map(({ id }) => id);
      const [first] = conversations;
      await trash({ variables: { ids } });
      removeFromCache(cache, (id) => ids.includes(id));
      forgetCurrentConversation(ids);
      const done =
        ids.length === 1 && first
          ? t('done.deletedOne', { title: titleOf(first) })
          : t('done.deleted', { count: ids.length });
      showUndo(done, () => void undo(ids));
      onDeleted?.();
    },
    async confirmClear(includeArchived) {
      const { data } = await trashListed({ variables: { includeArchived } });
      const ids = data?.trashListedConversations ?? [];
      removeFromCache(cache, (_, isArchived) => includeArchived || !isArchived);
      forgetCurrentConversation(ids);
      onListChanged?.();
      if (ids.length > 0) {
        showUndo(t('done.deleted', { count: ids.length }), () => void undo(ids));
      }
    },
  };
}
