import type { ReplySnapshot } from '../messages/history.service.js';

export type { ReplySnapshot };

/** The text of a running reply, as its writer has published it or as the store has it. */
export interface ReplySoFar extends ReplySnapshot {
  /** The number of its last chunk. The store does not know it. */
  seq?: number;
}
