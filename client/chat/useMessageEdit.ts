import { useRef, useState } from 'react';
import type { ChatMessage } from './chat-message';
import type { ChatStore } from './chat-store';

/** One's own message with the words that shall replace its own. */
export interface MessageEdit {
  messageId: string;
  text: string;
  isSaving: boolean;
}

/** The message being changed. It is kept above the list, whose rows are gone while they are out of sight. */
export function useMessageEdit(store: Pick<ChatStore, 'edit'>) {
  const [edit, setEdit] = useState<MessageEdit | null>(null);
  const commands = useRef({
    onEdit: ({ id, content }: ChatMessage) => setEdit({ messageId: id, text: content, isSaving: false }),
    onChangeEdit: (text: string) => setEdit((current) => current && { ...current, text }),
    onCancelEdit: () => setEdit(null),
    onSaveEdit: async ({ id }: ChatMessage, content: string) => {
      setEdit({ messageId: id, text: content, isSaving: true });
      const isChanged = await store.edit(id, content);
      setEdit((current) => {
        if (current?.messageId !== id) return current;
        return isChanged ? null : { ...current, isSaving: false };
      });
    },
  });
  return { edit, commands: commands.current };
}
