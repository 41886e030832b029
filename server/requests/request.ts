import type { RequestDecision, RequestKind, RequestState } from '../../contract/controls.js';
import type { HelpAnswer } from '../escalation/child-help.js';

/** What a child asked its grown-ups, as they see it. */
export interface ChildRequest {
  readonly id: string;
  readonly childId: string;
  readonly kind: RequestKind;
  readonly subject: string | null;
  readonly message: string | null;
  readonly state: RequestState;
  readonly askedAt: Date;
  readonly expiresAt: Date;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  readonly minutes: number | null;
  /** What the grown-up answered the child. */
  readonly note: string | null;
}

/** A request as it is stored. One that holds a message of a conversation has no words of its own. */
export interface StoredRequest extends ChildRequest {
  readonly isHeld: boolean;
  /** Null also where the message that was held is gone. */
  readonly conversationId: string | null;
  readonly messageId: string | null;
}

/** A new request. With `help`, its words were unsafe, so none of them are stored. */
export interface CreatedRequest extends ChildRequest {
  readonly help: HelpAnswer | null;
}

/** The part of a request that a held message needs. */
export type HeldMessage = Pick<StoredRequest, 'conversationId' | 'messageId' | 'state' | 'note'>;

/** What a device sends. */
export interface NewRequest {
  readonly kind: RequestKind;
  readonly subject: string | null;
  readonly message: string | null;
}

export interface Decision {
  readonly decision: RequestDecision;
  /** For a request for time. */
  readonly minutes?: number | undefined;
  readonly note: string | null;
}

export const STATE_OF_DECISION: Readonly<Record<RequestDecision, RequestState>> = {
  once: 'once',
  always: 'always',
  deny: 'denied',
};
