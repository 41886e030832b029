import english from '../../../languages/en/admin-audit.json' with { type: 'json' };
import { textsOf } from '../../platform/languages/texts';

export const t = textsOf('admin-audit', english);

/** Whether a code of the log has a text in a group of the catalogue. */
export function isIn<Group extends 'action' | 'decision' | 'own' | 'role' | 'sentence'>(
  group: Group,
  code: string,
): code is keyof (typeof english)[Group] & string {
  return Object.hasOwn(english[group], code);
}
