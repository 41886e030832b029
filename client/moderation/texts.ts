import english from '../../languages/en/moderation.json' with { type: 'json' };
import { textsOf } from '../platform/languages/texts';

export const t = textsOf('moderation', english);

/** Whether a finding of the safety check has a name. */
export function isNamedReason(reason: string): reason is keyof typeof english.reason {
  return Object.hasOwn(english.reason, reason);
}
