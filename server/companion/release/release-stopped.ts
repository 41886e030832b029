import type { BlockedSentence } from './sentence-review.js';

/** Why a reply to a child ends before its provider has ended it. */
export type ReleaseStop =
  | { readonly why: 'blocked'; readonly verdict: BlockedSentence; readonly sentence: string }
  | { readonly why: 'time_over' };

/** Thrown into the stream of released text, so that the provider is closed and the text behind it is dropped. */
export class ReleaseStopped extends Error {
  override readonly name = 'ReleaseStopped';

  constructor(readonly stop: ReleaseStop) {
    super(stop.why);
  }
}
