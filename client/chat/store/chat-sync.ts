import { type ConnectionStatus, LiveClient } from '../live/live-client';
import type { LiveFrame } from '../live/live-frame';
import { applyFrame } from './apply-frame';
import type { ChatApi, HistoryPage } from './chat-api';
import { ChatHistory } from './chat-history';
import type { ChatMessage } from './chat-message';
import { type ChatState, emptyChat, hasPrivateText } from './chat-state';
import { type Clock, NamedTimers } from './clock';
import { Outbox, type OutboxStorage, type SendableEntry, SendRefused } from './outbox';
import { setReplyAside } from './partial-reply';
import { finishIdleReply, hasOnlyGrown } from './reply-frames';
import { ReplyWatch } from './reply-watch';
import { findOpenQuestion, findStoppedAnswers } from './stopped-answers';
import { addPage, applyMessage } from './stored-messages';

export interface ChatSyncOptions {
  api: ChatApi;
  readerId: string;
  storage: OutboxStorage;
  /** The open conversation changed; the caller remembers its id over a reload. */
  onConversation?: (conversationId: string | null) => void;
  onReplyStarted?: () => void;
  /** `isPrivate`: nothing of the reply may show outside of the conversation, as far as is known. */
  onReplyEnded?: (message: ChatMessage, isPrivate: boolean) => void;
  /** The connection ended for good (`logged_out`, `waitlisted`, …). */
  onEnded?: (reason: string) => void;
}

interface ChatSyncEvents {
  changed(): void;
  /** The text of the reply grew and nothing else changed. */
  textGrew(): void;
  /** No reply is awaited any more. */
  replySettled(): void;
}

/** A typing indicator disappears after this time, because the frame that ends it may be lost. */
const TYPIST_LIFETIME_MS = 20_000;

/** Keeps one conversation in step with the server: live frames, history, and messages on their way. */
export class ChatSync {
  state: ChatState;
  connection: ConnectionStatus = {
    state: 'disconnected',
    message: null,
    attempt: 0,
    nextAttemptAt: null,
    canRetry: false,
  };
  /** The last error that concerns the reader. */
  error: string | null = null;
  /** Why the connection ended for good. */
  ended: string | null = null;
  readonly history: ChatHistory;
  readonly live: LiveClient;
  readonly outbox: Outbox;
  readonly replyWatch: ReplyWatch;
  private readonly timers: NamedTimers<'typists'>;
  private isNew = false;

  constructor(
    private readonly options: ChatSyncOptions,
    private readonly events: ChatSyncEvents,
    clock: Clock,
  ) {
    const { api, readerId, storage } = options;
    this.state = emptyChat(null, readerId);
    this.timers = new NamedTimers(clock);
    this.history = new ChatHistory(api, { page: (page) => this.onHistoryPage(page), changed: events.changed });
    this.outbox = new Outbox(storage, readerId, (entry) => this.deliver(entry), events.changed);
    this.replyWatch = new ReplyWatch(clock, {
      changed: events.changed,
      started: () => options.onReplyStarted?.(),
      ended: (reply) => options.onReplyEnded?.(reply, this.isPrivate()),
      settled: events.replySettled,
      wentSilent: () => this.setState(finishIdleReply(this.state)),
    });
    const liveEvents = {
      frame: (frame: LiveFrame) => this.onFrame(frame),
      status: (status: ConnectionStatus) => this.onStatus(status),
      ended: (reason: string) => this.onEnded(reason),
      lastStoredId: () => this.state.lastStoredId,
    };
    this.live = new LiveClient(api.live, liveEvents, clock);
  }

  /** Opens a conversation, or starts a new one without an id. Everything shown before is cleared. */
  open(conversationId: string | null): void {
    this.history.clear();
    this.timers.cancelAll();
    this.replyWatch.reset();
    this.isNew = conversationId === null;
    this.error = null;
    this.ended = null;
    this.setState(emptyChat(conversationId, this.options.readerId));
    this.live.connect(conversationId);
  }

  setState(state: ChatState): void {
    this.state = state;
    this.events.changed();
  }

  showError(error: string | null): void {
    this.error = error;
    this.events.changed();
  }

  dispose(): void {
    this.history.clear();
    this.live.disconnect();
    this.outbox.dispose();
    this.replyWatch.reset();
    this.timers.cancelAll();
  }

  private onFrame(frame: LiveFrame): void {
    // A chunk after a long pause starts a message of its own.
    const before = this.replyWatch.isAfterPause(frame) ? setReplyAside(this.state) : this.state;
    const { type, metadata } = frame;
    this.state = applyFrame(before, frame);
    if (hasOnlyGrown(before, this.state)) this.events.textGrew();
    else this.events.changed();
    if (metadata.clientMessageId) this.outbox.acknowledge(metadata.clientMessageId);
    if (type === 'welcome') this.onWelcome(frame.conversationId);
    if (type === 'error' && !metadata.shouldReconnect) this.showError(this.state.error);
    if (this.state.gap) this.live.resync();
    this.replyWatch.follow(frame, before, this.state);
    this.expireTypists();
  }

  private onWelcome(conversationId: string): void {
    // Text for a new chat never goes to an existing conversation. It waits for the next new one.
    if (this.isNew) this.outbox.adopt(conversationId);
    this.options.onConversation?.(conversationId);
  }

  private onStatus(status: ConnectionStatus): void {
    const isConnected = status.state === 'connected';
    this.connection = status;
    this.outbox.setOnline(isConnected);
    if (isConnected) void this.history.open(this.state.conversationId, this.isNew);
    this.events.changed();
  }

  private onEnded(reason: string): void {
    this.ended = reason;
    this.replyWatch.settle();
    this.events.changed();
    this.options.onEnded?.(reason);
  }

  /** Until the history has come, the conversation may be private. */
  private isPrivate(): boolean {
    return this.history.state !== 'ready' || hasPrivateText(this.state);
  }

  private onHistoryPage({ messages, isReplying, isPrivate = this.state.isPrivate }: HistoryPage): void {
    this.setState(findStoppedAnswers(addPage({ ...this.state, isPrivate }, messages), isReplying ?? true));
    const question = isReplying ? findOpenQuestion(this.state) : null;
    if (question && this.replyWatch.status.state === 'none') this.replyWatch.expect(question.id);
    for (const { clientMessageId } of messages) if (clientMessageId) this.outbox.acknowledge(clientMessageId);
  }

  private async deliver(entry: SendableEntry): Promise<void> {
    try {
      const message = await this.options.api.send(entry);
      // The message leaves the outbox now, and its frame may come later: it must not disappear in between.
      if (message.conversationId === this.state.conversationId) this.setState(applyMessage(this.state, message));
      this.replyWatch.messageStored(entry.clientMessageId, message.id);
    } catch (error) {
      if (error instanceof SendRefused) this.replyWatch.giveUp(entry.clientMessageId);
      throw error;
    }
  }

  private expireTypists(): void {
    this.timers.cancel('typists');
    if (this.state.typists.length === 0) return;
    this.timers.start('typists', TYPIST_LIFETIME_MS, () => this.setState({ ...this.state, typists: [] }));
  }
}
