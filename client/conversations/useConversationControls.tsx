import { type ReactNode, useState } from 'react';
import type { ConversationRowFragment } from '../gql/graphql';
import { ConversationMenu } from './ConversationMenu';
import type { ConversationActions } from './useConversationActions';

/** The menu and the title editor of one conversation, for a card, a row or a page. */
export interface ConversationControls {
  isRenaming: boolean;
  startRenaming: () => void;
  stopRenaming: () => void;
  rename: (title: string) => void;
  menu: ReactNode;
}

interface ControlsOptions {
  onDeleted?: () => void;
  /** Adds an entry to the menu, where the page has no room for the details. */
  onDetails?: () => void;
}

export function useConversationControls(
  conversation: ConversationRowFragment,
  actions: ConversationActions,
  { onDeleted, onDetails }: ControlsOptions = {},
): ConversationControls {
  const [isRenaming, setRenaming] = useState(false);
  const startRenaming = () => setRenaming(true);
  return {
    isRenaming,
    startRenaming,
    stopRenaming: () => setRenaming(false),
    rename: (title) => {
      setRenaming(false);
      void actions.change(conversation, { title });
    },
    menu: (
      <ConversationMenu
        conversation={conversation}
        canDelete={actions.canDelete}
        onDetails={onDetails}
        onRename={startRenaming}
        onPin={() => void actions.change(conversation, { isPinned: !conversation.isPinned })}
        onArchive={() => void actions.archive([conversation], !conversation.isArchived)}
        onDownload={(format) => void actions.download(conversation, format)}
        onDelete={() => actions.askToDelete([conversation], onDeleted)}
      />
    ),
  };
}
