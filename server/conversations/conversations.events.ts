import type { FrameMetadata } from '../../contract/frames.js';
import type { MessageRow } from './conversation-rows.js';

/** A user's message and its reply are committed. `isTaken`: this node writes the reply. Otherwise any node may claim it. */
export class MessageStored {
  constructor(
    readonly message: MessageRow,
    readonly isTaken: boolean,
  ) {}
}

/** A stored message waits for another reply, which any node may claim. */
export class ReplyQueued {
  constructor(readonly conversationId: string) {}
}

/** How a reply can end. */
export type ReplyEnding = 'final' | 'stopped' | 'error';

/** How many messages a conversation has, and how many it had when it got its title. */
export interface TitleCounts {
  messageCount: number;
  titledAtCount: number;
}

/** The ending of a reply is committed. `message` is null where the reply was stopped before its first text. */
export class ReplyEnded {
  constructor(
    readonly conversationId: string,
    readonly userId: string,
    readonly replyId: string,
    readonly replyTo: string,
    readonly ending: ReplyEnding,
    readonly message: MessageRow | null,
    readonly seq: number,
    readonly counts: TitleCounts,
  ) {}
}

/** An edit, a deletion, a reaction or a new title was written into a conversation's log. */
export class LogEntryWritten {
  constructor(
    readonly conversationId: string,
    readonly userId: string,
    readonly entry: EventEntry,
    /** The reply that the change cancelled. Readers get no more of its text. */
    readonly endsReply: string | null = null,
  ) {}
}

/** The status of a user's message changed: it rose, or an edit set it back. The row holds it; the log does not. */
export class MessageStatusChanged {
  constructor(
    readonly conversationId: string,
    readonly userId: string,
    readonly messageId: string,
    readonly status: 'sent' | 'delivered' | 'read',
  ) {}
}

/** A user stopped a waiting or running reply. */
export class ReplyStopRequested {
  constructor(
    readonly conversationId: string,
    readonly replyId: string,
  ) {}
}

/** The title, summary and tags that the server found are gone, because they may quote a message that is hidden now. */
export class DescriptionCleared {
  constructor(readonly conversationId: string) {}
}

/** Messages changed or were removed, so replies may have been cancelled, running ones included. */
export class RepliesCancelled {
  constructor(
    readonly conversationId: string,
    readonly userId: string,
  ) {}
}

/** A conversation was deleted, or moved to the trash. */
export class ConversationDeleted {
  constructor(
    readonly conversationId: string,
    readonly userId: string,
  ) {}
}

/** A conversation changed in a way that a list shows. */
export class ConversationChanged {
  constructor(
    readonly conversationId: string,
    readonly userId: string,
    readonly kind: 'created' | 'updated' | 'deleted',
  ) {}
}

/** An entry of the log that is no message. `changes` has wire names. */
export interface EventEntry {
  seq: number;
  event: string;
  messageId: string | null;
  changes: NonNullable<FrameMetadata['changes']>;
  createdAt: Date;
}
