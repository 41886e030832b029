import type { HouseholdMemberFieldsFragment, HouseholdRole } from '../gql/graphql';

export type MemberCommand = 'confirm' | 'refuse' | 'edit' | 'handOver' | 'remove' | 'leave';

interface Situation {
  member: Pick<HouseholdMemberFieldsFragment, 'role' | 'state' | 'canConfirm'>;
  /** What the reader is in the household. */
  readerRole: HouseholdRole;
  /** The row is the reader's own. */
  isReader: boolean;
  memberCount: number;
}

/** What the reader may do with a member. The server decides in the end. */
export function commandsFor({ member, readerRole, isReader, memberCount }: Situation): MemberCommand[] {
  if (member.state === 'PENDING') {
    if (isReader) return ['leave'];
    const refuse = readerRole === 'PRIMARY' ? (['refuse'] as const) : [];
    return member.canConfirm ? ['confirm', ...refuse] : [...refuse];
  }
  // The head of the household hands it over before leaving, and the last adult erases the children first.
  if (isReader) return member.role === 'PRIMARY' || memberCount < 2 ? [] : ['leave'];
  if (readerRole !== 'PRIMARY') return [];
  return member.role === 'GUARDIAN' ? ['edit', 'handOver', 'remove'] : ['edit', 'remove'];
}
