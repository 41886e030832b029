import { useQuery } from '@apollo/client/react';
import { HOUSEHOLDS } from './households.graphql';

/** Names an adult of the family by the id of the account: null for someone who has left. */
export function useMemberName(): (userId: string | null | undefined) => string | null {
  const { data } = useQuery(HOUSEHOLDS, { fetchPolicy: 'cache-first' });
  return (userId) => {
    const members = data?.households.flatMap((household) => household.members);
    return members?.find((member) => member.userId === userId)?.displayName ?? null;
  };
}
