import type { ConversationRowFragment } from '../gql/graphql';
import { usePermission } from '../session/useSession';
import { showFailure } from '../ui/show-failure';
import { downloadConversation, type ExportFormat } from './download-conversation';
import { t } from './texts';
import { type ConversationDeletion, useConversationDeletion } from './useConversationDeletion';
import { type ConversationUpdates, useConversationUpdates } from './useConversationUpdates';

export interface ConversationActions extends ConversationUpdates, ConversationDeletion {
  /** False on a child's device. */
  canDelete: boolean;
  /** Saves a conversation as a file. */
  download: (conversation: ConversationRowFragment, format: ExportFormat) => Promise<void>;
}

/**
 * Everything a person can do to conversations. A page that uses it renders `<ConversationDialogs>`.
 * `onListChanged` is called when more rows came or went than the cache knows of.
 */
export function useConversationActions(onListChanged?: () => void): ConversationActions {
  return {
    ...useConversationUpdates(),
    ...useConversationDeletion(onListChanged),
    canDelete: usePermission('delete_conversations'),
    download: async (conversation, format) => {
      try {
        await downloadConversation(conversation, format);
      } catch (error) {
        showFailure(t('done.notExported'), error);
      }
    },
  };
}
