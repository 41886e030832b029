import type { FrameMetadata } from '../../contract/frames.js';
import type { MessageRow } from './conversation-rows.js';
import type { NewMessage, StoredMessage } from './message-writer.repository.js';

/**
 * A user's message is being stored, on a node that writes replies. `stored` settles when it is known what became of it,
 * behind `MessageStored`; with a lease in it the reply is to be written by whoever hears this.
 */
export class MessageComing {
  constructor(
    readonly message: NewMessage,
    readonly stored: Promise<StoredMessage>,
  ) {}
}

/** A user's message and its reply are committed. `isTaken`: this node writes the reply; else it waits to be claimed. */
export class MessageStored {
  constructor(
    readonly message: MessageRow,
    readonly isTaken: boolean,
  ) {}
}

/** How a reply can end (contract §4). */
export type ReplyEnding = 'final' | 'stopped' | 'error';

/** A reply has its one ending, committed. `message` is null where it was stopped before any text. */
export class ReplyEnded {
  constructor(
    readonly conversationId: string,
    readonly userId: string,
    readonly replyId: string,
    readonly replyTo: string,
    readonly ending: ReplyEnding,
    readonly message: MessageRow | null,
    readonly seq: number,
  ) {}
}

/** Something else was written into a conversation's log: an edit, a deletion, a reaction, a new title. */
export class LogEntryWritten {
  constructor(
    readonly conversationId: string,
    readonly userId: string,
    readonly entry: EventEntry,
    /** The reply that went with it: nothing more of it is shown. */
    readonly endsReply: string | null = null,
  ) {}
}

/** The status of a user's message changed: a tick more, or the first again after an edit. Not in the log; the row has it. */
export class MessageStatusChanged {
  constructor(
    readonly conversationId: string,
    readonly userId: string,
    readonly messageId: string,
    readonly status: 'sent' | 'delivered' | 'read',
  ) {}
}

/** A waiting or running reply must end now: its user stopped it. */
export class ReplyStopRequested {
  constructor(
    readonly conversationId: string,
    readonly replyId: string,
  ) {}
}

/** A message was changed or removed, perhaps one whose reply is being written. */
export class RepliesWithdrawn {
  constructor(
    readonly conversationId: string,
    readonly userId: string,
  ) {}
}

/** A conversation and all in it are gone. */
export class ConversationDeleted {
  constructor(
    readonly conversationId: string,
    readonly userId: string,
  ) {}
}

/** A row of a user's lists changed in a way that a list shows. */
export class ConversationChanged {
  constructor(
    readonly conversationId: string,
    readonly userId: string,
    readonly kind: 'created' | 'updated' | 'deleted',
  ) {}
}

/** What the log says beside messages. `changes` has wire names. */
export interface EventEntry {
  seq: number;
  event: string;
  messageId: string | null;
  changes: NonNullable<FrameMetadata['changes']>;
  createdAt: Date;
}
