import { ERRORS, type ErrorCode } from '../../contract/errors.js';
import type { Language } from '../../contract/languages.js';
import { errorText } from '../platform/errors/app-error.js';
import { catalogueIn } from '../platform/languages/texts.js';

const isError = (reason: string): reason is ErrorCode => Object.hasOwn(ERRORS, reason);

/** What the error frame before a close says, in another language. Texts of one case alone stay as they are. */
export function closingText(reason: string, message: string, language: Language): string {
  const closings = (of: Language): Readonly<Record<string, string>> => catalogueIn(of, 'refusals').closing;
  if (closings('en')[reason] === message) return closings(language)[reason] ?? message;
  return isError(reason) && errorText(reason, 'en') === message ? errorText(reason, language) : message;
}
