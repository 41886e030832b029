import { useQuery } from '@apollo/client/react';
import { CHILDREN } from '../children/children.graphql';
import { listText } from '../platform/languages/names';

/** Names children by their ids: `Mia and Ben`. Children that the reader does not look after are left out. */
export function useChildNames(): (ids: readonly string[]) => string {
  const { data } = useQuery(CHILDREN, { fetchPolicy: 'cache-first' });
  return (ids) => listText((data?.children ?? []).filter(({ id }) => ids.includes(id)).map(({ nickname }) => nickname));
}
