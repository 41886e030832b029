import type { Language } from '../../../contract/languages.js';
import { textsIn } from '../../platform/languages/texts.js';
import type { Ending } from '../../replies/replies.service.js';
import type { ReleaseStop } from './release-stopped.js';

/** How a reply to an adult ends that was stopped. `reviewed`: its text before the sentence. The page names help lines below. */
export function stoppedForAdult(reviewed: string, language: Language): Ending {
  const content = withEnding(reviewed, textsIn(language, 'replies')('stoppedForAdult'));
  return { state: 'final', content, responseType: 'safety', truncated: true };
}

/** How a reply to a child ends that was held back. `released`: the text that the readers have. */
export function heldBackEnding({ why }: ReleaseStop, released: string, language: Language): Ending {
  const t = textsIn(language, 'replies');
  if (why === 'blocked') {
    return { state: 'final', content: withEnding(released, t('blocked')), responseType: 'safety', truncated: true };
  }
  const text = released.trimEnd();
  // Its turn came after the time of the child was over.
  if (text === '') return { state: 'final', content: t('timeOver'), responseType: 'time_over' };
  return { state: 'final', content: text, truncated: true };
}

function withEnding(text: string, ending: string): string {
  const before = text.trimEnd();
  return before === '' ? ending : `${before}\n\n${ending}`;
}
