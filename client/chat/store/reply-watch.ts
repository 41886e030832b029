import { TERMINAL_FRAME_TYPES } from '../../../contract/frames';
import { CLIENT_TIMES } from '../../platform/times';
import type { LiveFrame } from '../live/live-frame';
import type { ChatMessage } from './chat-message';
import type { ChatState } from './chat-state';
import { type Clock, NamedTimers } from './clock';

/** How the reply to the last message stands. */
export type ReplyStatus =
  | { state: 'none' }
  /** `messageId` is the client's id of the message until the message is stored. */
  | { state: 'awaited'; messageId: string }
  /** The message was awaited for too long. Its reply may still come. */
  | { state: 'overdue'; messageId: string }
  /** Until the next message is sent. `key` is the key of the reply. */
  | { state: 'ended'; key: string; isFailure: boolean };

export interface ReplyWatchEvents {
  changed(): void;
  /** The first text of a reply arrived. */
  started(): void;
  ended(reply: ChatMessage): void;
  /** No reply is awaited any more, whatever the reason. */
  settled(): void;
  /** No chunk came for too long. */
  wentSilent(): void;
}

/** The server closes a silent reply after 30 s. The client's own timers are the fallback and run a little longer. */
const FALLBACK_MARGIN_MS = 2_000;

/** Follows the reply to the last message: whether it is awaited, whether it went silent, how it ended. */
export class ReplyWatch {
  private current: ReplyStatus = { state: 'none' };
  private lastChunkAt = 0;
  private readonly timers: NamedTimers<'reply' | 'chunk'>;

  constructor(
    private readonly clock: Clock,
    private readonly events: ReplyWatchEvents,
  ) {
    this.timers = new NamedTimers(clock);
  }

  get status(): ReplyStatus {
    return this.current;
  }

  /** A message was sent: its reply is awaited, for a limited time. */
  expect(messageId: string): void {
    this.current = { state: 'awaited', messageId };
    this.timers.start('reply', CLIENT_TIMES.busyMs + FALLBACK_MARGIN_MS, () => {
      if (this.current.state === 'awaited') this.current = { ...this.current, state: 'overdue' };
      this.events.changed();
    });
    this.events.changed();
  }

  /** The awaited message is stored and has its final id. */
  messageStored(clientMessageId: string, messageId: string): void {
    if (this.isAwaited(clientMessageId)) this.current = { state: 'awaited', messageId };
  }

  /** The message gets no reply: it was refused, deleted, or its edit failed. */
  giveUp(messageId: string): void {
    if (this.isAwaited(messageId)) this.settle();
  }

  /** Ends the waiting. How the last reply ended stays known. */
  settle(): void {
    if (this.current.state !== 'ended') this.current = { state: 'none' };
    this.timers.cancelAll();
    this.events.settled();
  }

  /** Another conversation is opened. */
  reset(): void {
    this.current = { state: 'none' };
    this.timers.cancelAll();
  }

  /** Whether the frame is a chunk that comes after too long a pause. Counts the frame as the latest chunk. */
  isAfterPause(frame: LiveFrame): boolean {
    if (frame.type !== 'assistant_delta') return false;
    const pause = this.clock.now() - this.lastChunkAt;
    this.lastChunkAt = this.clock.now();
    return pause > CLIENT_TIMES.streamIdleMs;
  }

  /** Takes note of a frame that turned `before` into `after`. */
  follow(frame: LiveFrame, before: ChatState, after: ChatState): void {
    const { event, isHistorical, messageId = '' } = frame.metadata;
    if (frame.type === 'user_message' && !isHistorical) this.expect(messageId);
    if (event === 'message_deleted' && messageId) this.giveUp(messageId);
    const isStreaming = after.reply?.isStreaming === true;
    const wasStreaming = before.reply?.isStreaming === true;
    if (isStreaming && frame.type === 'assistant_delta' && !wasStreaming) this.events.started();
    if (isStreaming && (frame.type === 'assistant_delta' || frame.type === 'welcome')) this.watchForSilence();
    this.followEnding(frame, wasStreaming && !isStreaming, after);
  }

  private followEnding(frame: LiveFrame, isStreamOver: boolean, { reply, messages }: ChatState): void {
    const { isHistorical, replyTo } = frame.metadata;
    const isTerminal = TERMINAL_FRAME_TYPES.has(frame.type);
    // After a reconnect the ending of the awaited reply arrives as history.
    const isAwaitedReply = replyTo !== undefined && this.isAwaited(replyTo);
    const isNewEnding = isTerminal && (!isHistorical || isAwaitedReply);
    if (!isStreamOver && !isNewEnding) return;
    this.settle();
    const last = reply ?? messages.findLast((message) => message.role === 'assistant');
    if (!isTerminal || !last || frame.type === 'streaming_stopped') return;
    this.current = { state: 'ended', key: last.key, isFailure: frame.type === 'ai_error' };
    if (isNewEnding) this.events.ended(last);
  }

  private watchForSilence(): void {
    this.timers.start('chunk', CLIENT_TIMES.streamIdleMs + FALLBACK_MARGIN_MS, () => {
      this.events.wentSilent();
      this.settle();
      this.events.changed();
    });
  }

  private isAwaited(messageId: string): boolean {
    return this.current.state === 'awaited' && this.current.messageId === messageId;
  }
}
