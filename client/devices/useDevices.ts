import { useQuery } from '@apollo/client/react';
import type { DeviceRowFragment } from '../gql/graphql';
import { askAgain } from '../platform/ask-again';
import { DEVICES } from './devices.graphql';

interface Devices {
  /** Null until they have loaded. */
  devices: readonly DeviceRowFragment[] | null;
  error: Error | null;
  reload: () => void;
}

/** The devices of the reader's households. */
export function useDevices(): Devices {
  const { data, error, refetch } = useQuery(DEVICES);
  return { devices: data?.devices ?? null, error: data ? null : (error ?? null), reload: () => askAgain(refetch) };
}
