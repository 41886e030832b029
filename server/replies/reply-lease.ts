/** The lease ends this long after its last renewal, on the database's clock. */
export const LEASE_SECONDS = 10;
export const MAX_ATTEMPTS = 3;

/** The right to write a reply. A higher fence wins over a lower one. */
export interface ReplyLease {
  replyId: string;
  conversationId: string;
  userId: string;
  /** The user's message that the reply answers. */
  messageId: string;
  messageSeq: number;
  assistantMessageId: string;
  fence: number;
  attempts: number;
  stopRequested: boolean;
  askedAt: Date;
  /** All attempts are used up: the reply must end as an error. */
  exhausted: boolean;
  /** The text that an earlier writer has published and stored. Readers have it until this writer brings its own. */
  textSoFar: string;
}

/**
 * SQL: the order of the open replies of a conversation. A running one comes first, because the reply to an older message
 * may be queued behind it: one that was held until a guardian decided.
 */
export const FIRST_OPEN = `(state = 'running') DESC, message_seq`;
