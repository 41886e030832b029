import { Injectable } from '@nestjs/common';

/** Ids, kinds and counts. Never a text, a token or an address. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** A measured part of the work on a message. */
export interface Span {
  /** A child span. `startedAt`, of `performance.now()`, if it began earlier. */
  child(name: string, attributes?: Attributes, startedAt?: number): Span;
  note(attributes: Attributes): void;
  /** Marks a moment within the span. */
  mark(moment: string): void;
  end(): void;
  /** Lasts as long as `work`, and records the type of its error. */
  run<T>(work: (span: Span) => Promise<T>): Promise<T>;
}

/** The lease under which a reply is written. A `fence` above 1 means that another node had begun it. */
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

/** Traces messages through the nodes. This class is used without a collector and does nothing. */
@Injectable()
export class Tracing {
  /** A received message. Its id is the trace id, so that every node finds the trace by itself. */
  message(_messageId: string, _attributes: Attributes): Span {
    return NO_SPAN;
  }

  /**
   * The reply to a message, claimed since `askedAt` of `performance.now()`: a child of the message's trace. A reply that is
   * taken over has its own trace, linked to the message's.
   */
  reply(_reply: TracedReply, _askedAt: number): Span {
    return NO_SPAN;
  }
}
