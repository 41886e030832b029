/** A user's message needs a safety answer in place of the companion's: announced before that is stored. */
export class UnsafeMessageAnswered {
  constructor(
    readonly userId: string,
    readonly conversationId: string,
    readonly messageId: string,
    readonly category: string,
  ) {}
}

/** A reply has its first text: how long that took since the message was stored. Milliseconds. */
export class FirstTextWritten {
  constructor(readonly waitedMs: number) {}
}
