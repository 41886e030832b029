import type { HistoryService, LogEntry } from '../messages/history.service.js';
import type { ConversationChannel } from './conversation-channel.js';
import { FrameBatch, SharedFrame } from './frame-batch.js';
import { historicalFrameOf, welcomeFrame } from './frames.js';
import type { Subscription } from './subscription.js';

/** A replay is sent in parts of about this size, each when the subscriber has taken the one before. */
const PART_BYTES = 128 * 1024;

export interface FeedRequest {
  conversationId: string;
  userId: string;
  isReconnection: boolean;
  /** The id of the newest message that the subscriber has. Absent: nothing is replayed. */
  after?: string | undefined;
  /** A guardian follows a child's conversation. */
  isWatching?: boolean;
}

export interface ReplaySources {
  channel: Pick<ConversationChannel, 'subscribers' | 'startAt' | 'noteRunning' | 'flush'>;
  /** Resolves when the channel receives its topic. */
  listening: Promise<unknown>;
  history: Pick<HistoryService, 'snapshot' | 'logAfter'>;
}

/**
 * Listens first, then replays: the subscription holds live frames while the store is read and sent page by page; then the
 * held frames follow, then live ones. So a subscriber misses nothing and gets nothing twice.
 * @returns `false` if the conversation is gone
 */
export async function listenThenReplay(
  subscription: Subscription,
  { channel, listening, history }: ReplaySources,
  { conversationId, userId, isReconnection, after }: FeedRequest,
): Promise<boolean> {
  channel.subscribers.add(subscription);
  await listening;
  // It may have left while it waited for its turn.
  if (subscription.isGone) return !subscription.hasEnded;
  const snapshot = await history.snapshot(conversationId, after);
  if (!snapshot || subscription.hasEnded) return false;
  channel.startAt(snapshot.lastSeq, snapshot.running);
  if (snapshot.running) channel.noteRunning(snapshot.lastSeq, snapshot.running);
  const welcome = SharedFrame.of(welcomeFrame(conversationId, userId, isReconnection));
  await sendInParts(subscription, [welcome, ...historicalFrames(conversationId, snapshot.entries)]);
  let { upTo, isLast } = snapshot;
  for (;;) {
    // Live frames of this turn belong to the held ones.
    channel.flush();
    if (subscription.isGone) return !subscription.hasEnded;
    if (isLast && subscription.holdsAll) break;
    subscription.holdAgain();
    const page = await history.logAfter(conversationId, upTo);
    if (!page) return false;
    ({ upTo, isLast } = page);
    await sendInParts(subscription, historicalFrames(conversationId, page.entries));
  }
  subscription.goLive(upTo);
  return true;
}

function historicalFrames(conversationId: string, entries: LogEntry[]): SharedFrame[] {
  return entries.map((entry) => SharedFrame.of(historicalFrameOf(conversationId, entry)));
}

async function sendInParts(subscription: Subscription, frames: readonly SharedFrame[]): Promise<void> {
  for (const part of partsOf(frames)) {
    await subscription.drained();
    if (subscription.isGone) return;
    subscription.replay(new FrameBatch(part));
  }
}

function partsOf(frames: readonly SharedFrame[]): SharedFrame[][] {
  const parts: SharedFrame[][] = [[]];
  let length = 0;
  for (const frame of frames) {
    if (length > PART_BYTES) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)?.push(frame);
    length += frame.bytes.length;
  }
  return parts;
}
