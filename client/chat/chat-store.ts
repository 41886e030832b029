/**
 * One conversation as the screen needs it: what is stored, the reply in progress, what is on its way, and how the
 * connection stands. A plain class, read through `useSyncExternalStore`, painted at most once a frame.
 */

import type { Reaction } from '../../contract/conversations';
import { TERMINAL_FRAME_TYPES } from '../../contract/frames';
import { CLIENT_TIMES } from '../../contract/limits';
import {
  addPage,
  applyFrame,
  applyMessage,
  type ChatState,
  emptyChat,
  finishIdleReply,
  stopReply,
  type Typist,
} from './apply-frame';
import type { ChatApi } from './chat-api';
import { ChatHistory, type HistoryState } from './chat-history';
import type { ChatMessage } from './chat-message';
import { browserClock, type Clock, NamedTimers } from './clock';
import { type ConnectionStatus, LiveClient } from './live-client';
import type { LiveFrame } from './live-frame';
import {
  newClientMessageId,
  Outbox,
  type OutboxStorage,
  outgoingMessage,
  type SendableEntry,
  SendRefused,
} from './outbox';
import { setReplyAside } from './partial-reply';
import { SendCoolDown } from './send-cool-down';

export interface ChatSnapshot {
  conversationId: string | null;
  /** Stored ones, then the reply in progress, then what is on its way. */
  messages: readonly ChatMessage[];
  connection: ConnectionStatus;
  isStreaming: boolean;
  /** A reply is awaited. */
  isBusy: boolean;
  isThinking: boolean;
  isCoolingDown: boolean;
  canSend: boolean;
  typists: readonly Typist[];
  history: HistoryState;
  /** Why history failed. Kept, and not shown: the reader sees a quiet Retry. */
  historyError: string | null;
  hasOlder: boolean;
  isLoadingOlder: boolean;
  /** The last thing that went wrong and concerns the user; dismissed by `dismissError`. */
  error: string | null;
  /** The last answer that has ended before this reader, until the next message. */
  answered: { key: string; isFailure: boolean } | null;
  /** Whether something else than an empty chat is known of the conversation. */
  isEmpty: boolean;
  /** Why the conversation cannot be shown: `conversation_not_found`, `conversation_deleted`, `logged_out`, … */
  ended: string | null;
  title: string | null;
}

export interface ChatStoreOptions {
  api: ChatApi;
  readerId: string;
  storage: OutboxStorage;
  clock?: Clock;
  /** Runs once before the next paint; a tab in the background has none, so the caller falls back to a timer. */
  schedule?: (callback: () => void) => void;
  /** `strict` keeps the 15 s in any case (requirements B10). */
  coolDown?: 'until_answered' | 'strict';
  /** Shared by all chats of a reader; without it this chat has its own. */
  sendCoolDown?: SendCoolDown;
  /** A conversation was begun or opened: its id is kept over a reload. */
  onConversation?: (conversationId: string | null) => void;
  onReplyStarted?: () => void;
  onReplyEnded?: (message: ChatMessage) => void;
  /** The session, not the chat, has to deal with it (`logged_out`, `waitlisted`, …). */
  onEnded?: (reason: string) => void;
}

/** The server closes a silent reply after 30 s; the client's own timers are the fallback (requirements B38). */
const FALLBACK_MARGIN_MS = 2_000;
/** Typing is told again while it goes on, and forgotten where nobody says that it ended. */
const TYPING_REPEAT_MS = 8_000;
const TYPIST_LIFETIME_MS = 20_000;
/** Something is to be done to a message while no conversation is open (spec §8). */
const NOT_INITIALIZED = 'Conversation manager not initialized';

export class ChatStore {
  private state: ChatState;
  private readonly live: LiveClient;
  private readonly outbox: Outbox;
  private readonly clock: Clock;
  private connection: ConnectionStatus = {
    state: 'disconnected',
    message: null,
    attempt: 0,
    nextAttemptAt: null,
    canRetry: false,
  };
  private isNew = false;
  /** The message to which a reply is awaited: its client id, then the stored one. */
  private awaited: string | null = null;
  private answered: ChatSnapshot['answered'] = null;
  /** When the last piece of the running reply came. */
  private lastPieceAt = 0;
  private error: string | null = null;
  private ended: string | null = null;
  private lastRead: string | null = null;
  private typingToldAt = Number.NEGATIVE_INFINITY;
  private readonly history: ChatHistory;
  private readonly coolDown: SendCoolDown;
  private readonly timers: NamedTimers<'cool-down' | 'busy' | 'silence' | 'typists'>;
  private readonly listeners = new Set<() => void>();
  private snapshot: ChatSnapshot;
  private isPainting = false;

  constructor(private readonly options: ChatStoreOptions) {
    this.clock = options.clock ?? browserClock;
    this.timers = new NamedTimers(this.clock);
    this.coolDown = options.sendCoolDown ?? new SendCoolDown();
    this.history = new ChatHistory(options.api, {
      page: (messages) => this.onPage(messages),
      changed: () => this.changed(),
    });
    this.state = emptyChat(null, options.readerId);
    this.outbox = new Outbox(
      options.storage,
      options.readerId,
      (entry) => this.deliver(entry),
      () => this.changed(),
    );
    this.live = new LiveClient(
      options.api.live,
      {
        frame: (frame) => this.receive(frame),
        status: (status) => this.onStatus(status),
        ended: (reason) => this.onEnded(reason),
        lastStoredId: () => this.state.lastStoredId,
      },
      this.clock,
    );
    this.snapshot = this.draw();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getSnapshot = (): ChatSnapshot => this.snapshot;

  /** Shows a conversation, or begins one; whatever was shown is cleared first (spec §4). */
  open(conversationId: string | null): void {
    this.clear(conversationId);
    this.live.connect(conversationId);
  }

  /** Clears messages, typing and the old id, and waits for the welcome of a new conversation. */
  newChat(): void {
    this.options.onConversation?.(null);
    this.open(null);
  }

  /** False where nothing was sent: empty, cooling down, or a reply is being written. The text is trimmed. */
  send(text: string): boolean {
    const content = text.trim();
    if (!content || !this.canSend()) return false;
    this.setTyping(false);
    this.coolDown.begin(this.clock.now());
    this.watchCoolDown();
    this.error = null;
    const clientMessageId = newClientMessageId();
    this.awaitReply(clientMessageId);
    this.outbox.add({
      clientMessageId,
      conversationId: this.state.conversationId,
      content,
      writtenAt: new Date(this.clock.now()).toISOString(),
    });
    return true;
  }

  retrySending(clientMessageId: string): void {
    this.outbox.retry(clientMessageId);
  }

  discard(clientMessageId: string): void {
    this.outbox.discard(clientMessageId);
  }

  /** Ends the reply that runs. The screen is free at once; the text that stays is the server's word. */
  stop(): void {
    const { conversationId } = this.state;
    if (!conversationId) return;
    this.settle();
    this.state = stopReply(this.state);
    this.changed();
    this.options.api.stop(conversationId).catch(() => {
      // The reply goes on at the server, so it goes on here.
      this.state = { ...this.state, stoppedKey: null };
      this.fail('The answer could not be stopped. Please try again.');
    });
  }

  /** Told to the others while it goes on; to nobody where the connection does not stand. */
  setTyping(isTyping: boolean): void {
    const { conversationId } = this.state;
    if (!conversationId || this.connection.state !== 'connected') return;
    const now = this.clock.now();
    const wasTold = now - this.typingToldAt < TYPING_REPEAT_MS;
    if (isTyping ? wasTold : this.typingToldAt === Number.NEGATIVE_INFINITY) return;
    this.typingToldAt = isTyping ? now : Number.NEGATIVE_INFINITY;
    // A lost typing frame is nobody's loss.
    this.options.api.setTyping(conversationId, isTyping).catch(() => undefined);
  }

  /** Everything that is shown has been read. */
  markRead(): void {
    const { conversationId, lastStoredId } = this.state;
    if (!conversationId || !lastStoredId || lastStoredId === this.lastRead) return;
    this.lastRead = lastStoredId;
    this.options.api.markRead(conversationId, lastStoredId).catch(() => {
      this.lastRead = null;
    });
  }

  /** The page of history before the oldest message shown. */
  async loadOlder(): Promise<void> {
    const { conversationId } = this.state;
    const oldest = this.state.messages.find((message) => message.id && !message.isPartial);
    if (conversationId && oldest) await this.history.loadOlder(conversationId, oldest.id);
  }

  /** History failed: the quiet Retry (requirements B16). */
  retryHistory(): void {
    void this.history.retry(this.state.conversationId);
  }

  /** False where the message stays as it was: why is shown, the new words are the caller's to keep. */
  async edit(messageId: string, content: string): Promise<boolean> {
    const text = content.trim();
    if (!text) return false;
    this.error = null;
    this.awaitReply(messageId);
    try {
      await this.options.api.edit(this.openId(), messageId, text);
      return true;
    } catch (error) {
      this.awaitNoMore(messageId);
      this.fail(error instanceof Error && error.message ? error.message : 'The message could not be changed.');
      return false;
    }
  }

  /** The message goes with the event that tells of it; rejects where it stays. */
  async remove(messageId: string): Promise<void> {
    await this.options.api.remove(this.openId(), messageId);
  }

  /** Shown at once, taken back where the server refuses. */
  react(messageId: string, reaction: Reaction | null): void {
    const { conversationId } = this.state;
    const before = this.state.messages.find((message) => message.id === messageId);
    if (!conversationId) this.fail(NOT_INITIALIZED);
    if (!conversationId || !before) return;
    this.setReaction(messageId, reaction);
    this.options.api.react(conversationId, messageId, reaction).catch(() => {
      this.setReaction(messageId, before.reaction);
      this.fail('The reaction could not be kept.');
    });
  }

  async report(messageId: string, reason: string): Promise<void> {
    await this.options.api.report(this.openId(), messageId, reason);
  }

  dismissError(): void {
    this.error = null;
    this.changed();
  }

  /** The user's Retry, or a network that came back. */
  reconnect(): void {
    this.live.retry();
  }

  /** The network is gone: what is written from now on waits. */
  networkLost(): void {
    this.live.lost();
  }

  dispose(): void {
    this.history.clear();
    this.live.disconnect();
    this.outbox.dispose();
    this.timers.cancelAll();
    this.listeners.clear();
  }

  private async deliver(entry: SendableEntry): Promise<void> {
    try {
      const message = await this.options.api.send(entry);
      // Its frame may be on the way still: the message must not vanish between outbox and list.
      if (message.conversationId === this.state.conversationId) this.state = applyMessage(this.state, message);
      if (this.awaited === entry.clientMessageId) this.awaited = message.id;
    } catch (error) {
      if (error instanceof SendRefused) this.awaitNoMore(entry.clientMessageId);
      throw error;
    }
  }

  private clear(conversationId: string | null): void {
    this.history.clear();
    this.timers.cancelAll();
    this.state = emptyChat(conversationId, this.options.readerId);
    this.isNew = conversationId === null;
    this.awaited = null;
    this.answered = null;
    // A new chat is no way around the wait.
    this.watchCoolDown();
    this.error = null;
    this.ended = null;
    this.lastRead = null;
    this.typingToldAt = Number.NEGATIVE_INFINITY;
    this.changed();
  }

  private receive(frame: LiveFrame): void {
    if (frame.type === 'assistant_delta') this.endAfterSilence();
    const before = this.state;
    this.state = applyFrame(before, frame);
    const { metadata } = frame;
    if (metadata.clientMessageId) this.outbox.acknowledge(metadata.clientMessageId);
    if (frame.type === 'welcome') this.onWelcome(frame.conversationId);
    if (frame.type === 'error' && !metadata.shouldReconnect) this.error = this.state.error;
    if (frame.type === 'user_message' && !metadata.isHistorical) this.awaitReply(metadata.messageId ?? '');
    if (metadata.event === 'message_deleted' && metadata.messageId) this.awaitNoMore(metadata.messageId);
    if (this.state.gap) this.live.resync();
    this.followReply(before, frame);
    this.followTypists();
    this.changed();
  }

  private onWelcome(conversationId: string): void {
    // Words for a new chat belong in no conversation that was there before: they wait for the next that begins.
    if (this.isNew) this.outbox.adopt(conversationId);
    this.options.onConversation?.(conversationId);
    // What was thinking before the connection broke is told anew by the frames behind the welcome.
    if (this.state.reply?.isStreaming) this.watchSilence();
  }

  private followReply(before: ChatState, frame: LiveFrame): void {
    const { reply } = this.state;
    if (frame.type === 'assistant_delta' && reply?.isStreaming) {
      if (!before.reply?.isStreaming) this.options.onReplyStarted?.();
      this.watchSilence();
    }
    const isStreamOver = before.reply?.isStreaming === true && !reply?.isStreaming;
    const isTerminal = TERMINAL_FRAME_TYPES.has(frame.type);
    const { isHistorical, replyTo } = frame.metadata;
    // What a reader who comes back was waiting for ends as well as what ends before the eyes.
    const isEnding = isTerminal && (!isHistorical || replyTo === this.awaited);
    if (!isStreamOver && !isEnding) return;
    this.settle();
    const last = reply ?? this.state.messages.findLast((message) => message.role === 'assistant');
    if (!isTerminal || !last || frame.type === 'streaming_stopped') return;
    this.answered = { key: last.key, isFailure: frame.type === 'ai_error' };
    if (isEnding) this.options.onReplyEnded?.(last);
  }

  /** Nothing is awaited any more: neither busy nor, unless it is strict, cooling down. */
  private settle(): void {
    this.awaited = null;
    this.timers.cancel('busy');
    this.timers.cancel('silence');
    if (this.options.coolDown === 'strict') return;
    this.coolDown.end();
    this.timers.cancel('cool-down');
  }

  private awaitReply(messageId: string): void {
    this.awaited = messageId;
    this.answered = null;
    this.timers.start('busy', CLIENT_TIMES.busyMs + FALLBACK_MARGIN_MS, () => {
      this.awaited = null;
      this.changed();
    });
    this.changed();
  }

  /** The message gets no reply: it was refused, not changed after all, or deleted. */
  private awaitNoMore(messageId: string): void {
    if (this.awaited === messageId) this.settle();
  }

  private watchCoolDown(): void {
    const left = this.coolDown.left(this.clock.now());
    if (left > 0) this.timers.start('cool-down', left, () => this.changed());
  }

  /** A piece that comes more than 30 s after the one before belongs into no message that is shown. */
  private endAfterSilence(): void {
    const now = this.clock.now();
    if (now - this.lastPieceAt > CLIENT_TIMES.streamIdleMs) this.state = setReplyAside(this.state);
    this.lastPieceAt = now;
  }

  private watchSilence(): void {
    this.timers.start('silence', CLIENT_TIMES.streamIdleMs + FALLBACK_MARGIN_MS, () => {
      this.state = finishIdleReply(this.state);
      this.settle();
      this.changed();
    });
  }

  private followTypists(): void {
    this.timers.cancel('typists');
    if (this.state.typists.length === 0) return;
    this.timers.start('typists', TYPIST_LIFETIME_MS, () => {
      this.state = { ...this.state, typists: [] };
      this.changed();
    });
  }

  private onStatus(status: ConnectionStatus): void {
    this.connection = status;
    this.outbox.setOnline(status.state === 'connected');
    if (status.state === 'connected') void this.history.open(this.state.conversationId, this.isNew);
    this.changed();
  }

  private onPage(messages: readonly ChatMessage[]): void {
    this.state = addPage(this.state, messages);
    for (const { clientMessageId } of messages) if (clientMessageId) this.outbox.acknowledge(clientMessageId);
  }

  private onEnded(reason: string): void {
    this.ended = reason;
    this.settle();
    this.changed();
    this.options.onEnded?.(reason);
  }

  private setReaction(messageId: string, reaction: Reaction | null): void {
    this.state = {
      ...this.state,
      messages: this.state.messages.map((message) => (message.id === messageId ? { ...message, reaction } : message)),
    };
    this.changed();
  }

  /** The id of the conversation that is open; throws where none is. */
  private openId(): string {
    if (!this.state.conversationId) throw new Error(NOT_INITIALIZED);
    return this.state.conversationId;
  }

  private fail(problem: string): void {
    this.error = problem;
    this.changed();
  }

  private canSend(): boolean {
    return this.ended === null && this.state.reply?.isStreaming !== true && this.coolDown.left(this.clock.now()) === 0;
  }

  private changed(): void {
    if (this.isPainting) return;
    this.isPainting = true;
    const paint = () => {
      this.isPainting = false;
      this.snapshot = this.draw();
      for (const listener of this.listeners) listener();
    };
    (this.options.schedule ?? queueMicrotask)(paint);
  }

  private draw(): ChatSnapshot {
    const { state } = this;
    const pending = this.outbox.of(state.conversationId);
    const acknowledged = new Set(state.messages.map((message) => message.clientMessageId));
    const waiting = pending.filter((entry) => !acknowledged.has(entry.clientMessageId));
    const messages = [
      ...state.messages,
      ...(state.reply ? [state.reply] : []),
      ...waiting.map((entry) => outgoingMessage(entry, this.options.readerId)),
    ];
    return {
      conversationId: state.conversationId,
      messages,
      connection: this.connection,
      isStreaming: state.reply?.isStreaming === true,
      isBusy: this.awaited !== null,
      isThinking: state.isThinking,
      isCoolingDown: this.coolDown.left(this.clock.now()) > 0,
      canSend: this.canSend(),
      typists: state.typists,
      history: this.history.state,
      historyError: this.history.error,
      hasOlder: this.history.hasOlder,
      isLoadingOlder: this.history.isLoadingOlder,
      error: this.error,
      answered: this.answered,
      isEmpty: messages.length === 0,
      ended: this.ended,
      title: state.title,
    };
  }
}
