import { useQuery } from '@apollo/client/react';
import { useUser } from '../session/useSession';
import { HOUSEHOLDS } from './households.graphql';

/** The names of the guardians who look after a child together with the reader. Null until they are known. */
export function useOtherGuardians(householdIds: readonly string[]): readonly string[] | null {
  const { id: readerId } = useUser();
  const { data } = useQuery(HOUSEHOLDS);
  if (!data) return null;
  const members = data.households.filter(({ id }) => householdIds.includes(id)).flatMap((home) => home.members);
  const others = members.filter(
    ({ userId, role, state }) => userId !== readerId && role !== 'HELPER' && state === 'MEMBER',
  );
  return [...new Set(others.map(({ displayName }) => displayName))];
}
