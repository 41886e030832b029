import { Injectable } from '@nestjs/common';

/** Ids, kinds and counts. Never a text, a token or an address. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** A measured part of a message's way. */
export interface Span {
  /** A part of this part. `startedAt`, of `performance.now()`, where it began before now. */
  child(name: string, attributes?: Attributes, startedAt?: number): Span;
  note(attributes: Attributes): void;
  /** A moment within it. */
  mark(moment: string): void;
  end(): void;
  /** Lasts as long as `work`, and knows the kind of what it throws. */
  run<T>(work: (span: Span) => Promise<T>): Promise<T>;
}

/** The lease under which a reply is written. A `fence` above 1: somebody else had begun it. */
export interface TracedReply {
  conversationId: string;
  messageId: string;
  replyId: string;
  fence: number;
}

const NO_SPAN: Span = {
  child: () => NO_SPAN,
  note() {},
  mark() {},
  end() {},
  run: (work) => work(NO_SPAN),
};

/** The ways of messages through the nodes, for a collector. This one, where no collector is set, does nothing. */
@Injectable()
export class Tracing {
  /** A message that has come in. Its id names the trace, so that every node finds it without being told. */
  message(_messageId: string, _attributes: Attributes): Span {
    return NO_SPAN;
  }

  /**
   * The reply to a message, taken since `askedAt`, of `performance.now()`: a part of the message's trace. One that is
   * taken over has a trace of its own with a link to the message's.
   */
  reply(_reply: TracedReply, _askedAt: number): Span {
    return NO_SPAN;
  }
}
