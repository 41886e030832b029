import type { Ending } from '../../replies/replies.service.js';
import type { ReleaseStop } from './release-stopped.js';

/** Ends a reply at a sentence that the check has blocked. */
export const BLOCKED_TEXT =
  "I stopped here, because what came next wasn't right for you. You can ask me something else. " +
  'If something worries you, talk to a grown-up you trust.';

/** Answers a message whose turn came after the time of the child was over. */
export const TIME_OVER_TEXT = "Time was up before I could answer. Ask me again when it's your time.";

/** How a reply ends that was held back. `released`: the text that the readers have. */
export function heldBackEnding({ why }: ReleaseStop, released: string): Ending {
  const text = released.trimEnd();
  if (why === 'blocked') {
    const content = text === '' ? BLOCKED_TEXT : `${text}\n\n${BLOCKED_TEXT}`;
    return { state: 'final', content, responseType: 'safety', truncated: true };
  }
  if (text === '') return { state: 'final', content: TIME_OVER_TEXT, responseType: 'time_over' };
  return { state: 'final', content: text, truncated: true };
}
