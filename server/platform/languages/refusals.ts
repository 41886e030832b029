import type { ParseKeys } from 'i18next';
import { requestLanguage } from '../request-context.ts';
import { textsIn } from './texts.ts';

export type RefusalKey = ParseKeys<'refusals'>;
type TextValues = Readonly<Record<string, string | number>>;

/** What is wrong with an input (`languages/<language>/refusals.json`), in the language of the caller. */
export function refusal(key: RefusalKey, values: TextValues = {}): string {
  return textsIn(requestLanguage(), 'refusals')(key, values);
}

/** The text of a rule of zod. It is written when an input is refused, not when the schema is made. */
export function say(key: RefusalKey, values?: TextValues): { error: () => string } {
  return { error: () => refusal(key, values) };
}
