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

/** A reply ended at a sentence that the check has blocked. Emitted before the ending is stored. */
export class ReplyBlocked {
  constructor(
    readonly userId: string,
    readonly conversationId: string,
    /** The message that the reply answers. */
    readonly messageId: string,
    readonly answerId: string,
    readonly verdict: UnsafeVerdict | 'unchecked',
    /** What the provider wrote. It may be shown to staff alone. */
    readonly sentence: string,
  ) {}
}

/** A reply has its first text. `waitedMs`: milliseconds since its message was stored. */
export class FirstTextWritten {
  constructor(readonly waitedMs: number) {}
}
