import { useRef, useState } from 'react';
import type { ChatMessage } from '../store/chat-message';
import type { MessageChanges } from '../store/message-changes';

/** The new text of one of the reader's messages. */
export interface MessageEdit {
  messageId: string;
  text: string;
  isSaving: boolean;
}

/** The message being edited. Its text lives above the list, because the list drops rows that are out of view. */
export function useMessageEdit(changes: Pick<MessageChanges, 'edit'>) {
  const [edit, setEdit] = useState<MessageEdit | null>(null);
  const commands = useRef({
    onEdit: ({ id, content }: ChatMessage) => setEdit({ messageId: id, text: content, isSaving: false }),
    onChangeEdit: (text: string) => setEdit((current) => current && { ...current, text }),
    onCancelEdit: () => setEdit(null),
    onSaveEdit: async ({ id }: ChatMessage, content: string) => {
      setEdit({ messageId: id, text: content, isSaving: true });
      const isChanged = await changes.edit(id, content);
      setEdit((current) => {
        if (current?.messageId !== id) return current;
        return isChanged ? null : { ...current, isSaving: false };
      });
    },
  });
  return { edit, commands: commands.current };
}
