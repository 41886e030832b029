import { useMutation } from '@apollo/client/react';
import type { ConversationRowFragment, UpdateConversationInput } from '../gql/graphql';
import { showFailure } from '../ui/show-failure';
import { showUndo } from '../ui/undo-toast';
import { UPDATE_CONVERSATION, UPDATE_CONVERSATIONS } from './conversations.graphql';
import { t } from './texts';
import { titleOf } from './title';

type Conversation = ConversationRowFragment;
type Flags = Pick<UpdateConversationInput, 'isArchived' | 'isPinned'>;

export interface ConversationUpdates {
  /** Changes the title, the pin, the type or the tags. */
  change: (conversation: Conversation, input: UpdateConversationInput) => Promise<void>;
  /** Offers to undo it. */
  archive: (conversations: readonly Conversation[], isArchived: boolean) => Promise<void>;
  pin: (conversations: readonly Conversation[], isPinned: boolean) => Promise<void>;
}

/** Updates show immediately. If the server refuses one, it is rolled back and a toast says why. */
export function useConversationUpdates(): ConversationUpdates {
  const [update] = useMutation(UPDATE_CONVERSATION);
  const [updateMany] = useMutation(UPDATE_CONVERSATIONS);

  /** Returns the conversations that still exist on the server. */
  const changeFlags = async (
    conversations: readonly Conversation[],
    input: Flags,
  ): Promise<readonly Conversation[]> => {
    if (conversations.length === 0) return [];
    try {
      const { data } = await updateMany({
        variables: { ids: conversations.map(({ id }) => id), input },
        optimisticResponse: { updateConversations: conversations.map((conversation) => preview(conversation, input)) },
      });
      return data?.updateConversations ?? [];
    } catch (error) {
      showFailure(t('done.notSaved'), error);
      return [];
    }
  };

  return {
    async change(conversation, input) {
      try {
        await update({
          variables: { id: conversation.id, input },
          optimisticResponse: { updateConversation: preview(conversation, input) },
        });
      } catch (error) {
        showFailure(t('done.notSaved'), error);
      }
    },
    async archive(conversations, isArchived) {
      const changed = await changeFlags(
        conversations.filter((conversation) => conversation.isArchived !== isArchived),
        { isArchived },
      );
      const [first] = changed;
      if (!first) return;
      const done = isArchived ? 'archived' : 'unarchived';
      showUndo(
        changed.length === 1
          ? t(`done.${done}One`, { title: titleOf(first) })
          : t(`done.${done}`, { count: changed.length }),
        () => void changeFlags(changed, { isArchived: !isArchived }),
      );
    },
    async pin(conversations, isPinned) {
      await changeFlags(
        conversations.filter((conversation) => conversation.isPinned !== isPinned),
        { isPinned },
      );
    },
  };
}

/** What the server will answer, as far as the lists show it. */
function preview(conversation: Conversation, { title, isPinned, isArchived }: UpdateConversationInput): Conversation {
  return {
    ...conversation,
    title: title ?? conversation.title,
    isPinned: isPinned ?? conversation.isPinned,
    isArchived: isArchived ?? conversation.isArchived,
  };
}
