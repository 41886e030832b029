import type { RemoveHouseholdMemberMutation } from '../gql/graphql';
import { t } from './texts';

type EndedAccess = RemoveHouseholdMemberMutation['removeHouseholdMember'];

const KINDS = ['sockets', 'calendarLinks', 'pushSubscriptions', 'fileLinks'] as const satisfies (keyof EndedAccess)[];

/** What ended with a membership, as a sentence. */
export function receiptText(ended: EndedAccess): string {
  const parts = KINDS.filter((kind) => ended[kind] > 0).map((kind) => t(`ended.${kind}`, { count: ended[kind] }));
  return parts.length === 0 ? t('ended.nothing') : t('ended.list', { list: parts.join(', ') });
}
