import type { RemoveHouseholdMemberMutation } from '../gql/graphql';

type EndedAccess = RemoveHouseholdMemberMutation['removeHouseholdMember'];

const WORDS: readonly [keyof EndedAccess, one: string, many: string][] = [
  ['sockets', 'open connection', 'open connections'],
  ['calendarLinks', 'calendar link', 'calendar links'],
  ['pushSubscriptions', 'device with notifications', 'devices with notifications'],
  ['fileLinks', 'link to a file', 'links to files'],
];

/** What ended with a membership, as a sentence. */
export function receiptText(ended: EndedAccess): string {
  const parts = WORDS.filter(([name]) => ended[name] > 0).map(
    ([name, one, many]) => `${ended[name]} ${ended[name] === 1 ? one : many}`,
  );
  return parts.length === 0 ? 'Nothing was open at that moment.' : `Ended at once: ${parts.join(', ')}.`;
}
