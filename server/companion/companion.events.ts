import type { BlockedReply } from '../safety/blocked-replies.js';
import type { UnsafeVerdict } from '../safety/safety-verdict.js';

/** A message gets a safety answer in place of the provider's. Emitted before the answer is stored. */
export class UnsafeMessageAnswered {
  constructor(
    readonly userId: string,
    readonly conversationId: string,
    readonly messageId: string,
    readonly verdict: UnsafeVerdict | 'unchecked',
  ) {}
}

/** A reply ended at a sentence that the check has blocked. Emitted before the ending is stored; `BlockedReplies` follows it. */
export class ReplyBlocked {
  constructor(readonly blocked: BlockedReply) {}
}

/** A reply has its first text. `waitedMs`: milliseconds since its message was stored. */
export class FirstTextWritten {
  constructor(readonly waitedMs: number) {}
}
