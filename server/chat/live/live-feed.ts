import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Bus } from '../../bus/bus.js';
import { conversationTopic } from '../../bus/topics.js';
import { HistoryService } from '../../conversations/history.service.js';
import { ConversationChannel } from './conversation-channel.js';
import { EndOfTurn } from './end-of-turn.js';
import { historicalFrameOf, welcomeFrame } from './frames.js';
import { FrameBatch, type Reader, SharedFrame } from './reader.js';

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

/** A reader's place in a conversation. */
export interface Place {
  /** Safe to call twice. */
  leave(): void;
  /** The running reply as one piece at offset 0: for a reader that had to leave pieces out. */
  replySoFar(): SharedFrame | null;
  /** Does `work` once this reader has everything up to the number `seq`. */
  whenReached(seq: number, work: () => void): void;
}

/**
 * Turns what is stored and what is in flight into one order of frames, for sockets and subscriptions alike
 * (docs/architecture.md). A reader is let in so that nothing is missed and nothing comes twice: listen first, read the
 * store, send that, then what came meanwhile, then live (quality C5).
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
   */
  async open(reader: Reader, request: FeedRequest): Promise<Place | null> {
    const { conversationId } = request;
    const open = this.channelOf(conversationId);
    const { channel } = open;
    const place = new ReaderPlace(reader, open, this);
    channel.readers.add(place);
    try {
      await open.ready;
      const snapshot = await this.history.snapshot(conversationId, request.after);
      if (!snapshot || place.hasEnded) {
        place.leave();
        return null;
      }
      channel.startAt(snapshot.lastSeq, snapshot.running);
      if (snapshot.running) channel.adopt(snapshot.running);
      const missed = snapshot.entries.map((entry) => SharedFrame.of(historicalFrameOf(conversationId, entry)));
      const welcome = SharedFrame.of(welcomeFrame(conversationId, request.userId, request.isReconnection));
      for (const part of partsOf([welcome, ...missed])) {
        await reader.drained();
        reader.deliver(new FrameBatch(part));
      }
      channel.flush();
      place.goLive(snapshot.lastSeq);
      if (snapshot.running) channel.lookForMoreText();
      return place;
    } catch (error) {
      place.leave();
      throw error;
    }
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
    const channel = new ConversationChannel(conversationId, this.history, this.endOfTurn, (error) => {
      this.logger.warn({ err: error }, 'Readers could not be told; they are brought up to date');
      setTimeout(() => void this.reconcile([conversationId]), RETRY_MS).unref();
    });
    const ready = this.bus.subscribe(conversationTopic(conversationId), (payload) => channel.receive(payload));
    const open: OpenChannel = { channel, ready };
    this.channels.set(conversationId, open);
    return open;
  }

  /** For places, which leave by themselves. */
  remove(reader: Reader, open: OpenChannel): void {
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

/** A reader's place. It holds what comes while the reader is still being told what was before. */
class ReaderPlace implements Reader, Place {
  private held: SharedFrame[] | null = [];
  /** What it was told when it came in; news of it may still be on its way to the readers who were here before. */
  private toldSeq = 0;
  hasEnded = false;

  constructor(
    private readonly reader: Reader,
    private readonly open: OpenChannel,
    private readonly feed: LiveFeed,
  ) {}

  get connectionId(): string {
    return this.reader.connectionId;
  }

  deliver(batch: FrameBatch): void {
    if (this.held) this.held.push(...batch.frames);
    else this.reader.deliver(batch.after(this.toldSeq));
  }

  drained(): Promise<void> {
    return this.reader.drained();
  }

  end(reason: 'deleted' | 'unavailable'): void {
    this.hasEnded = true;
    this.reader.end(reason);
  }

  leave(): void {
    this.feed.remove(this, this.open);
  }

  replySoFar(): SharedFrame | null {
    const { channel } = this.open;
    return channel.tail.snapshot(channel.conversationId);
  }

  whenReached(seq: number, work: () => void): void {
    this.open.channel.whenReached(seq, work);
  }

  /**
   * Hands over what was held and is not in the snapshot. Pieces of a reply are left out: the whole so far follows.
   */
  goLive(snapshotSeq: number): void {
    const heard = (this.held ?? []).filter(({ isPiece }) => !isPiece);
    this.held = null;
    this.toldSeq = snapshotSeq;
    const soFar = this.replySoFar();
    this.deliver(new FrameBatch(soFar ? [...heard, soFar] : heard));
  }
}
