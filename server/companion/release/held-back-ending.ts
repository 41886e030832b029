import type { Ending } from '../../replies/replies.service.js';
import type { ReleaseStop } from './release-stopped.js';

/** Ends a reply at a sentence that the check has blocked. */
export const BLOCKED_TEXT =
  "I stopped here, because what came next wasn't right for you. You can ask me something else. " +
  'If something worries you, talk to a grown-up you trust.';

/** Answers a message whose turn came after the time of the child was over. */
export const TIME_OVER_TEXT = "Time was up before I could answer. Ask me again when it's your time.";

/** Takes the place of a sentence that no adult may read. Below it, the page names help lines. */
export const STOPPED_FOR_ADULT =
  'I stopped here and took back my last sentence, because it was wrong and could do harm. If you or someone near you may be in danger, ' +
  'call your local emergency number. If dark thoughts are part of this, a crisis line helps at any hour: ' +
  '[findahelpline.com](https://findahelpline.com) names the one for your country.';

/** How a reply to an adult ends that was stopped. `reviewed`: its text before the sentence. */
export function stoppedForAdult(reviewed: string): Ending {
  const text = reviewed.trimEnd();
  const content = text === '' ? STOPPED_FOR_ADULT : `${text}\n\n${STOPPED_FOR_ADULT}`;
  return { state: 'final', content, responseType: 'safety', truncated: true };
}

/** How a reply to a child ends that was held back. `released`: the text that the readers have. */
export function heldBackEnding({ why }: ReleaseStop, released: string): Ending {
  const text = released.trimEnd();
  if (why === 'blocked') {
    const content = text === '' ? BLOCKED_TEXT : `${text}\n\n${BLOCKED_TEXT}`;
    return { state: 'final', content, responseType: 'safety', truncated: true };
  }
  if (text === '') return { state: 'final', content: TIME_OVER_TEXT, responseType: 'time_over' };
  return { state: 'final', content: text, truncated: true };
}
