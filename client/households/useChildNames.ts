import { useQuery } from '@apollo/client/react';
import { joinNames } from '../children/child-words';
import { CHILDREN } from '../children/children.graphql';

/** Names children by their ids: `Mia and Ben`. Children that the reader does not look after are left out. */
export function useChildNames(): (ids: readonly string[]) => string {
  const { data } = useQuery(CHILDREN, { fetchPolicy: 'cache-first' });
  return (ids) =>
    joinNames((data?.children ?? []).filter(({ id }) => ids.includes(id)).map(({ nickname }) => nickname));
}
