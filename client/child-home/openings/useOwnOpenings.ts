import { useQuery } from '@apollo/client/react';
import { useOwnDevice } from '../own-device';
import { OWN_OPENINGS } from './openings.graphql';

/** From this age on a child sees who opened its talks. */
const SHOWN_FROM_YEARS = 13;
const REFRESH_MS = 60_000;

/** Whether the child of this device sees who opened its talks. */
export function useSeesOpenings(): boolean {
  return useOwnDevice().child.age.from >= SHOWN_FROM_YEARS;
}

/** Who opened the child's talks, newest first. */
export function useOwnOpenings() {
  const isShown = useSeesOpenings();
  return useQuery(OWN_OPENINGS, { skip: !isShown, pollInterval: REFRESH_MS, fetchPolicy: 'cache-and-network' });
}
