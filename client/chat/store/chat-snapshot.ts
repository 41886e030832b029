import type { ConnectionStatus } from '../live/live-client';
import type { ChatHistory, HistoryState } from './chat-history';
import type { ChatMessage } from './chat-message';
import type { ChatState, Typist } from './chat-state';
import { type OutboxEntry, outgoingMessage } from './outbox';
import type { ReplyStatus } from './reply-watch';

/** One conversation as the screen shows it. */
export interface ChatSnapshot {
  conversationId: string | null;
  /** Stored messages, then the reply in progress, then messages on their way. */
  messages: readonly ChatMessage[];
  /** The stored ones among them: the same list until one of them changes, however much a reply grows. */
  stored: readonly ChatMessage[];
  isEmpty: boolean;
  /** The key of the message that the reader sent last since the chat was opened here. */
  sentKey: string | null;
  connection: ConnectionStatus;
  reply: ReplyStatus;
  isStreaming: boolean;
  isThinking: boolean;
  isCoolingDown: boolean;
  canSend: boolean;
  typists: readonly Typist[];
  /** A grown-up reads along in a child's conversation. */
  isWatched: boolean;
  history: HistoryState;
  /** Why the history failed to load. The screen shows a quiet Retry instead of it. */
  historyError: string | null;
  hasOlder: boolean;
  isLoadingOlder: boolean;
  /** The last error that concerns the reader. `dismissError` clears it. */
  error: string | null;
  /** Why the conversation cannot be shown: `conversation_not_found`, `conversation_deleted`, `logged_out`, … */
  ended: string | null;
  title: string | null;
}

export interface SnapshotSources
  extends Pick<ChatSnapshot, 'sentKey' | 'connection' | 'reply' | 'isCoolingDown' | 'canSend' | 'error' | 'ended'> {
  state: ChatState;
  history: Pick<ChatHistory, 'state' | 'error' | 'hasOlder' | 'isLoadingOlder'>;
  /** Messages of this conversation that are not known to be stored. */
  outgoing: readonly OutboxEntry[];
  readerId: string;
}

export function drawSnapshot({ state, history, outgoing, readerId, ...rest }: SnapshotSources): ChatSnapshot {
  const isStored = ({ clientMessageId }: OutboxEntry) =>
    state.messages.some((message) => message.clientMessageId === clientMessageId);
  const messages = state.messages.concat(
    state.reply ?? [],
    outgoing.filter((entry) => !isStored(entry)).map((entry) => outgoingMessage(entry, readerId)),
  );
  return {
    ...rest,
    conversationId: state.conversationId,
    messages,
    stored: state.messages,
    isEmpty: messages.length === 0,
    isStreaming: state.reply?.isStreaming === true,
    isThinking: state.isThinking,
    typists: state.typists,
    isWatched: state.watchers.length > 0,
    history: history.state,
    historyError: history.error,
    hasOlder: history.hasOlder,
    isLoadingOlder: history.isLoadingOlder,
    title: state.title,
  };
}
