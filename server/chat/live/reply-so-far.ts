import type { RunningReply } from '../../conversations/history.service.js';

/** The text of a running reply: what its writer has published, or what the store keeps of it. */
export interface ReplySoFar extends RunningReply {
  /** The number of its last chunk; absent where the store does not know it. */
  seq?: number;
}
