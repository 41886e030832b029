import { t } from '../texts';
import { type ChatSnapshot, drawSnapshot } from './chat-snapshot';
import { findMessage, repeatableQuestion } from './chat-state';
import { ChatSync, type ChatSyncOptions } from './chat-sync';
import { browserClock, type Clock, NamedTimers } from './clock';
import { MessageChanges } from './message-changes';
import { newClientMessageId } from './outbox';
import { ReadMarker } from './read-marker';
import { stopReply } from './reply-frames';
import { SendCoolDown } from './send-cool-down';
import { type Schedule, SnapshotPublisher } from './snapshot-publisher';
import { TypingSignal } from './typing-signal';

export interface ChatStoreOptions extends ChatSyncOptions {
  clock?: Clock;
  /** Runs once before the next paint. A tab in the background has no paint, so the caller adds a timer. */
  schedule?: Schedule;
  /** The same for the growing text of a reply, which may be painted less often. */
  scheduleText?: Schedule;
  /** `strict` keeps the full 15 s even if the reply ends earlier. */
  coolDown?: 'until_answered' | 'strict';
  /** Shared by all chats of a reader. Without it this chat has its own. */
  sendCoolDown?: SendCoolDown;
}

/** One conversation for the screen: what it shows, read with `useSyncExternalStore`, and what the reader can do. */
export class ChatStore {
  /** What the reader can do to a stored message. */
  readonly changes: MessageChanges;
  readonly subscribe: (listener: () => void) => () => void;
  /** For a screen whose growing text is read with `textOf`: only growing text is no reason to draw it again. */
  readonly subscribeToChanges: (listener: () => void) => () => void;
  readonly getSnapshot: () => ChatSnapshot;
  private readonly clock: Clock;
  private readonly coolDown: SendCoolDown;
  private readonly publisher: SnapshotPublisher<ChatSnapshot>;
  private readonly readMarker: ReadMarker;
  private readonly sync: ChatSync;
  private readonly timers: NamedTimers<'cool-down'>;
  private readonly typing: TypingSignal;
  private sentKey: string | null = null;

  constructor(private readonly options: ChatStoreOptions) {
    const { api, clock = browserClock } = options;
    const events = {
      changed: () => this.publisher.changed(),
      textGrew: () => this.publisher.textGrew(),
      replySettled: () => this.endCoolDown(),
    };
    this.clock = clock;
    this.coolDown = options.sendCoolDown ?? new SendCoolDown();
    this.readMarker = new ReadMarker(api);
    this.timers = new NamedTimers(clock);
    this.typing = new TypingSignal(api, clock);
    this.sync = new ChatSync(options, events, clock);
    this.changes = new MessageChanges(api, this.sync);
    this.publisher = new SnapshotPublisher(() => this.draw(), options.schedule, options.scheduleText);
    this.subscribe = this.publisher.subscribe;
    this.subscribeToChanges = this.publisher.subscribeToChanges;
    this.getSnapshot = this.publisher.getSnapshot;
  }

  /** The text that a message of the snapshot has. */
  readonly textOf = (key: string): string | undefined =>
    this.getSnapshot().messages.findLast((message) => message.key === key)?.content;

  /** Opens a conversation, or starts a new one without an id. Everything shown before is cleared. */
  open(conversationId: string | null): void {
    this.readMarker.reset();
    this.typing.reset();
    this.sentKey = null;
    // A new chat does not end the cool-down.
    this.watchCoolDown();
    this.sync.open(conversationId);
  }

  newChat(): void {
    this.options.onConversation?.(null);
    this.open(null);
  }

  /** Sends the trimmed text. False if nothing was sent: no text, cooling down, or a reply in progress. */
  send(text: string): boolean {
    const content = text.trim();
    if (!content || !this.canSend()) return false;
    const { state, outbox, replyWatch } = this.sync;
    const now = this.clock.now();
    const clientMessageId = newClientMessageId();
    this.setTyping(false);
    this.coolDown.begin(now);
    this.watchCoolDown();
    this.dismissError();
    replyWatch.expect(clientMessageId);
    this.sentKey = clientMessageId;
    outbox.add({
      clientMessageId,
      conversationId: state.conversationId,
      content,
      writtenAt: new Date(now).toISOString(),
    });
    return true;
  }

  /** Sends the question of this message again: its own text, or the text that the answer belongs to. */
  askAgain(messageId: string): boolean {
    const message = findMessage(this.sync.state, messageId);
    const question = message && repeatableQuestion(this.sync.state.messages, message);
    return question !== undefined && this.send(question.content);
  }

  /** Asks for the rest of an answer that was stopped or broke off. The provider sees the text so far before it. */
  goOn(): boolean {
    return this.send(t('goOnText'));
  }

  retrySending(clientMessageId: string): void {
    this.sentKey = clientMessageId;
    this.sync.outbox.retry(clientMessageId);
  }

  discard(clientMessageId: string): void {
    this.sync.outbox.discard(clientMessageId);
  }

  /** Stops the reply. The screen is free at once; the server decides which text stays. */
  stop(): void {
    const { sync } = this;
    const { conversationId } = sync.state;
    if (!conversationId) return;
    sync.replyWatch.settle();
    sync.setState(stopReply(sync.state));
    this.options.api.stop(conversationId).catch(() => {
      // The reply still runs on the server, so its chunks are shown again.
      sync.setState({ ...sync.state, stoppedKey: null });
      sync.showError(t('problem.notStopped'));
    });
  }

  setTyping(isTyping: boolean): void {
    const { connection, state } = this.sync;
    if (state.conversationId && connection.state === 'connected') this.typing.send(state.conversationId, isTyping);
  }

  /** The reader has seen everything that is shown. */
  markRead(): void {
    const { conversationId, lastStoredId } = this.sync.state;
    if (conversationId && lastStoredId) this.readMarker.mark(conversationId, lastStoredId);
  }

  async loadOlder(): Promise<void> {
    const { conversationId, messages } = this.sync.state;
    const oldest = messages.find((message) => message.id && !message.isPartial);
    if (conversationId && oldest) await this.sync.history.loadOlder(conversationId, oldest.id);
  }

  retryHistory(): void {
    void this.sync.history.retry(this.sync.state.conversationId);
  }

  dismissError(): void {
    this.sync.showError(null);
  }

  reconnect(): void {
    this.sync.live.retry();
  }

  networkLost(): void {
    this.sync.live.lost();
  }

  dispose(): void {
    this.sync.dispose();
    this.timers.cancelAll();
    this.publisher.dispose();
  }

  private watchCoolDown(): void {
    const left = this.coolDown.left(this.clock.now());
    this.timers.cancel('cool-down');
    if (left > 0) this.timers.start('cool-down', left, () => this.publisher.changed());
  }

  private endCoolDown(): void {
    if (this.options.coolDown === 'strict') return;
    this.coolDown.end();
    this.timers.cancel('cool-down');
  }

  private canSend(): boolean {
    const { ended, state } = this.sync;
    return ended === null && state.reply?.isStreaming !== true && this.coolDown.left(this.clock.now()) === 0;
  }

  private draw(): ChatSnapshot {
    const { state, connection, error, ended, history, outbox, replyWatch } = this.sync;
    return drawSnapshot({
      state,
      connection,
      error,
      ended,
      history,
      reply: replyWatch.status,
      outgoing: outbox.of(state.conversationId),
      readerId: this.options.readerId,
      sentKey: this.sentKey,
      isCoolingDown: this.coolDown.left(this.clock.now()) > 0,
      canSend: this.canSend(),
    });
  }
}
