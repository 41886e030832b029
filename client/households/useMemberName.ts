import { useQuery } from '@apollo/client/react';
import { useUser } from '../session/useSession';
import { HOUSEHOLDS } from './households.graphql';

/** Names an adult of the family by the id of the account: `You` for the reader. */
export function useMemberName(): (userId: string | null | undefined) => string {
  const { id } = useUser();
  const { data } = useQuery(HOUSEHOLDS, { fetchPolicy: 'cache-first' });
  return (userId) => {
    if (userId === id) return 'You';
    const members = data?.households.flatMap((household) => household.members);
    return members?.find((member) => member.userId === userId)?.displayName ?? 'a former member';
  };
}
