import { type ReactNode, useCallback, useRef, useState } from 'react';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import type { ChatMessage } from './chat-message';
import type { ChatSnapshot, ChatStore } from './chat-store';
import { MessageList } from './MessageList';
import { ReportDialog } from './ReportDialog';
import { useMessageEdit } from './useMessageEdit';

/** The list with what can be done to a message. */
export function Messages({ store, snapshot, tail }: { store: ChatStore; snapshot: ChatSnapshot; tail: ReactNode }) {
  const { edit, commands } = useMessageEdit(store);
  const [removing, setRemoving] = useState<ChatMessage | null>(null);
  const [reporting, setReporting] = useState<ChatMessage | null>(null);
  const onOlder = useCallback(() => void store.loadOlder(), [store]);
  const stable = useRef({
    onRemove: setRemoving,
    onReport: setReporting,
    onReact: (message: ChatMessage, reaction: ChatMessage['reaction']) => store.react(message.id, reaction),
    onRetry: (message: ChatMessage) => store.retrySending(message.id),
    onDiscard: (message: ChatMessage) => store.discard(message.id),
  });

  return (
    <>
      <MessageList
        messages={snapshot.messages}
        edit={edit}
        hasOlder={snapshot.hasOlder}
        isLoadingOlder={snapshot.isLoadingOlder}
        onOlder={onOlder}
        tail={tail}
        {...commands}
        {...stable.current}
      />
      <ConfirmDialog
        opened={removing !== null}
        title="Delete this message?"
        confirmLabel="Delete"
        danger
        fallback="The message could not be deleted."
        onConfirm={() => removing && store.remove(removing.id)}
        onClose={() => setRemoving(null)}
      >
        Your message and Starling’s answer to it will be gone. This cannot be undone.
      </ConfirmDialog>
      <ReportDialog
        opened={reporting !== null}
        onReport={(reason) => (reporting ? store.report(reporting.id, reason) : Promise.resolve())}
        onClose={() => setReporting(null)}
      />
    </>
  );
}
