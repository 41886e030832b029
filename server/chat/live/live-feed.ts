import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Bus } from '../../bus/bus.js';
import { conversationTopic } from '../../bus/topics.js';
import { HistoryService, type LogEntry } from '../../conversations/history.service.js';
import { CatchUps } from './catch-ups.js';
import { ConversationChannel } from './conversation-channel.js';
import { EndOfTurn } from './end-of-turn.js';
import { historicalFrameOf, welcomeFrame } from './frames.js';
import { FrameBatch, type Reader, SharedFrame } from './reader.js';
import { type Place, ReaderPlace } from './reader-place.js';
import { ReplyWriters } from './reply-writers.js';

/** So many conversations are asked for in one query. */
const RECONCILE_BATCH = 500;
const RETRY_MS = 1_000;
/** What somebody missed is sent in parts of this size, each when the reader has taken the one before. */
const CATCH_UP_BYTES = 128 * 1024;

interface OpenChannel {
  channel: ConversationChannel;
  /** Resolves when the topic is listened to. */
  ready: Promise<() => void>;
}

export interface FeedRequest {
  conversationId: string;
  userId: string;
  isReconnection: boolean;
  /** A message's id. Absent: no catching up. */
  after?: string | undefined;
}

/**
 * Turns what is stored and what is in flight into one order of frames, for sockets and subscriptions alike
 * (docs/architecture.md). A reader is let in so that nothing is missed and nothing comes twice: listen first, read the
 * store page by page, send that, then what came meanwhile, then live.
 */
@Injectable()
export class LiveFeed implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('LiveFeed');
  private readonly channels = new Map<string, OpenChannel>();
  private readonly endOfTurn = new EndOfTurn();
  private stopListening: (() => void) | null = null;
  private isReconciling = false;
  /** A gap that was told of while readers were being brought up to date: what they just read may be from before it. */
  private reconcileAgain = false;

  constructor(
    private readonly bus: Bus,
    private readonly history: HistoryService,
    private readonly writers: ReplyWriters,
    private readonly catchUps: CatchUps,
  ) {}

  onModuleInit(): void {
    this.stopListening = this.bus.onGap(() => void this.reconcileAll());
  }

  onApplicationShutdown(): void {
    this.stopListening?.();
    for (const { channel } of this.channels.values()) channel.close();
  }

  /**
   * Lets a reader in: `welcome`, what it missed, the running reply so far, then live frames.
   * @returns its place. `null`: the conversation is gone.
   * @throws AppError `rate_limited` where too many readers of the account are catching up
   */
  async open(reader: Reader, request: FeedRequest): Promise<Place | null> {
    if (request.after === undefined) return this.letIn(reader, request);
    const endTurn = await this.catchUps.enter(request.userId);
    try {
      return await this.letIn(reader, request);
    } finally {
      endTurn();
    }
  }

  private async letIn(reader: Reader, request: FeedRequest): Promise<Place | null> {
    const open = this.channelOf(request.conversationId);
    const { channel } = open;
    const place = new ReaderPlace(reader, {
      leave: (left) => this.remove(left, open),
      replySoFar: () => channel.replySoFar(),
      whenReached: (seq, work) => channel.whenReached(seq, work),
    });
    channel.readers.add(place);
    try {
      await open.ready;
      // It may have left while it waited for its turn.
      const isThere = place.isGone ? !place.hasEnded : await this.catchUp(place, reader, channel, request);
      if (isThere) return place;
      place.leave();
      return null;
    } catch (error) {
      place.leave();
      throw error;
    }
  }

  /** @returns `false` where the conversation is gone */
  private async catchUp(
    place: ReaderPlace,
    reader: Reader,
    channel: ConversationChannel,
    { conversationId, userId, isReconnection, after }: FeedRequest,
  ): Promise<boolean> {
    const snapshot = await this.history.snapshot(conversationId, after);
    if (!snapshot || place.hasEnded) return false;
    channel.startAt(snapshot.lastSeq, snapshot.running);
    if (snapshot.running) channel.noteRunning(snapshot.lastSeq, snapshot.running);
    const welcome = SharedFrame.of(welcomeFrame(conversationId, userId, isReconnection));
    await sendParts(reader, [welcome, ...historicalFrames(conversationId, snapshot.entries)]);
    let { upTo, isLast } = snapshot;
    for (;;) {
      channel.flush();
      if (place.isGone) return !place.hasEnded;
      if (isLast && place.holdsAll) break;
      place.holdAgain();
      const page = await this.history.logAfter(conversationId, upTo);
      if (!page) return false;
      ({ upTo, isLast } = page);
      await sendParts(reader, historicalFrames(conversationId, page.entries));
    }
    place.goLive(upTo);
    return true;
  }

  /** Asks the store what the readers of these conversations on this node may have missed. */
  async reconcile(conversationIds: string[]): Promise<void> {
    const open = conversationIds.filter((id) => this.channels.has(id));
    try {
      for (let start = 0; start < open.length; start += RECONCILE_BATCH) {
        const batch = open.slice(start, start + RECONCILE_BATCH);
        const lastSeqs = await this.history.lastSeqs(batch);
        for (const id of batch) this.channels.get(id)?.channel.reconcile(lastSeqs.get(id));
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'Readers could not be brought up to date; trying again');
      setTimeout(() => void this.reconcile(open), RETRY_MS).unref();
    }
  }

  /** The same for all of them, one run at a time. */
  private async reconcileAll(): Promise<void> {
    this.reconcileAgain = true;
    if (this.isReconciling) return;
    this.isReconciling = true;
    while (this.reconcileAgain) {
      this.reconcileAgain = false;
      await this.reconcile([...this.channels.keys()]);
    }
    this.isReconciling = false;
  }

  private channelOf(conversationId: string): OpenChannel {
    const existing = this.channels.get(conversationId);
    if (existing) return existing;
    const sources = { history: this.history, writers: this.writers };
    const channel = new ConversationChannel(conversationId, sources, this.endOfTurn, (error) => {
      this.logger.warn({ err: error }, 'Readers could not be told; they are brought up to date');
      setTimeout(() => void this.reconcile([conversationId]), RETRY_MS).unref();
    });
    const ready = this.bus.subscribe(conversationTopic(conversationId), (payload) => channel.receive(payload));
    const open: OpenChannel = { channel, ready };
    this.channels.set(conversationId, open);
    return open;
  }

  private remove(reader: Reader, open: OpenChannel): void {
    const { channel, ready } = open;
    channel.readers.delete(reader);
    if (channel.readers.size > 0 || this.channels.get(channel.conversationId) !== open) return;
    this.channels.delete(channel.conversationId);
    channel.close();
    // A subscription that never stood has nothing to end; whoever waited for it was told.
    ready.then(
      (unsubscribe) => unsubscribe(),
      () => undefined,
    );
  }
}

function historicalFrames(conversationId: string, entries: LogEntry[]): SharedFrame[] {
  return entries.map((entry) => SharedFrame.of(historicalFrameOf(conversationId, entry)));
}

/** Sends frames in parts, each when the reader has taken the one before. */
async function sendParts(reader: Reader, frames: readonly SharedFrame[]): Promise<void> {
  for (const part of partsOf(frames)) {
    await reader.drained();
    if (reader.isGone) return;
    reader.deliver(new FrameBatch(part));
  }
}

/** Frames in their order, in parts of about `CATCH_UP_BYTES`. */
function partsOf(frames: readonly SharedFrame[]): SharedFrame[][] {
  const parts: SharedFrame[][] = [[]];
  let length = 0;
  for (const frame of frames) {
    if (length > CATCH_UP_BYTES) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)?.push(frame);
    length += frame.bytes.length;
  }
  return parts;
}
