import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import type { ChatMessage } from '../store/chat-message';
import type { ChatSnapshot } from '../store/chat-snapshot';
import { repeatableQuestion } from '../store/chat-state';
import type { ChatStore } from '../store/chat-store';
import { GrowingText } from './growing-text';
import { useLeaveOnEscape } from './leave-quickly';
import { MessageItem } from './MessageItem';
import { MessageList } from './MessageList';
import { t } from './message-texts';
import { ReportDialog } from './ReportDialog';
import { type MessageEdit, useMessageEdit } from './useMessageEdit';

interface MessagesProps {
  store: ChatStore;
  snapshot: ChatSnapshot;
  /** The companion can continue an answer from where it ended. */
  canGoOn: boolean;
  tail: ReactNode;
}

/** The message that the reader is saving with a new text. */
function savingKeyOf(messages: readonly ChatMessage[], edit: MessageEdit | null): string | null {
  return (edit?.isSaving && messages.find(({ id }) => id === edit.messageId)?.key) || null;
}

/** The messages, and everything that the reader can do to one of them. */
export function Messages({ store, snapshot, canGoOn, tail }: MessagesProps) {
  const { edit, commands } = useMessageEdit(store.changes);
  const [removing, setRemoving] = useState<ChatMessage | null>(null);
  const [reporting, setReporting] = useState<ChatMessage | null>(null);
  const { messages, stored, canSend: canAsk, isThinking, reply } = snapshot;
  const safetyAnswer = useMemo(() => stored.findLast(({ responseType }) => responseType === 'safety'), [stored]);
  useLeaveOnEscape(safetyAnswer !== undefined);
  const onOlder = useCallback(() => void store.loadOlder(), [store]);
  const stable = useRef({
    onRemove: setRemoving,
    onReport: setReporting,
    onReact: (message: ChatMessage, reaction: ChatMessage['reaction']) => store.changes.react(message.id, reaction),
    onRetry: (message: ChatMessage) => store.retrySending(message.id),
    onDiscard: (message: ChatMessage) => store.discard(message.id),
    onAskAgain: (message: ChatMessage) => store.askAgain(message.id),
    onGoOn: () => store.goOn(),
  });
  const isOverdue = reply.state === 'overdue' && !isThinking;
  const newest = messages.at(-1);
  const canRepeat = newest !== undefined && repeatableQuestion(messages, newest) !== undefined;
  const next = useMemo(() => ({ canAsk, canRepeat, canGoOn, isOverdue }), [canAsk, canRepeat, canGoOn, isOverdue]);
  const renderMessage = useCallback(
    (message: ChatMessage, _index: number, isNewest: boolean) => (
      <MessageItem
        message={message}
        edit={edit?.messageId === message.id ? edit : null}
        next={isNewest ? next : null}
        {...commands}
        {...stable.current}
      />
    ),
    [edit, next, commands],
  );

  return (
    <GrowingText value={store}>
      <MessageList
        messages={messages}
        stored={stored}
        sentKey={snapshot.sentKey}
        savingKey={savingKeyOf(messages, edit)}
        openAt={safetyAnswer && !safetyAnswer.isFresh ? safetyAnswer.id : null}
        hasOlder={snapshot.hasOlder}
        isLoadingOlder={snapshot.isLoadingOlder}
        onOlder={onOlder}
        tail={tail}
        renderMessage={renderMessage}
      />
      <ConfirmDialog
        opened={removing !== null}
        title={t('remove.title')}
        confirmLabel={t('remove.confirm')}
        danger
        fallback={t('remove.failed')}
        onConfirm={() => removing && store.changes.remove(removing.id)}
        onClose={() => setRemoving(null)}
      >
        {t('remove.text')}
      </ConfirmDialog>
      <ReportDialog
        opened={reporting !== null}
        onReport={(reason) => (reporting ? store.changes.report(reporting.id, reason) : Promise.resolve())}
        onClose={() => setReporting(null)}
      />
    </GrowingText>
  );
}
