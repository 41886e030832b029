import type { ClosingFrame, ClosingKey } from '../../contract/disconnects.js';
import type { Language } from '../../contract/languages.js';
import { errorText } from '../platform/errors/app-error.js';
import { textsIn } from '../platform/languages/texts.js';

type Key = ClosingFrame['text'];

const isClosing = (key: Key): key is ClosingKey => key.startsWith('closing.');

/** What the error frame before a close says. Words of one case alone are the same in every language. */
export function closingText({ text, message }: ClosingFrame, language: Language): string {
  if (message !== undefined) return message;
  return isClosing(text) ? textsIn(language, 'refusals')(text) : errorText(text, language);
}
