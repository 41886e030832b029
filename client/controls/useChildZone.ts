import { useQuery } from '@apollo/client/react';
import type { ChildFieldsFragment } from '../gql/graphql';
import { CHILD_STATE } from './controls.graphql';

/** The clock of a child: that of the place of its journey, otherwise that of its home, also until the state has loaded. */
export function useChildZone({ id: childId, timeZone: homeZone }: ChildFieldsFragment): string {
  const { data } = useQuery(CHILD_STATE, { variables: { childId } });
  return data?.childState.timeZone ?? homeZone;
}
