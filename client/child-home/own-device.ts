import { useQuery } from '@apollo/client/react';
import { createContext, use, useEffect } from 'react';
import type { Avatar, ChildColour, Transcript } from '../../contract/children';
import type { DeviceChildFieldsFragment, OwnDeviceQuery } from '../gql/graphql';
import { askAgain } from '../platform/ask-again';
import { OWN_DEVICE } from './child.graphql';

/** How often the device asks what its guardians have changed: a nickname, a child, or what they can read. */
const REFRESH_MS = 60_000;

/** A child as the screens of its device show it. */
export interface OwnChild {
  id: string;
  nickname: string;
  avatar: Avatar;
  colour: ChildColour;
  /** Years. */
  age: { from: number; to: number };
  /** The languages in which Starling may answer, the preferred one first. */
  languages: readonly string[];
  transcript: Transcript;
}

export interface OwnDevice {
  name: string;
  child: OwnChild;
  /** All children of the device. */
  children: readonly OwnChild[];
}

function toChild(child: DeviceChildFieldsFragment): OwnChild {
  const [from = 0, to = 0] = child.ageBand.split('_').slice(1).map(Number);
  return {
    id: child.id,
    nickname: child.nickname,
    avatar: child.avatar.toLowerCase() as Avatar,
    colour: child.colour.toLowerCase() as ChildColour,
    age: { from, to },
    languages: child.languages,
    transcript: child.transcript.toLowerCase() as Transcript,
  };
}

function toDevice({ ownDevice: { name, child, children } }: OwnDeviceQuery): OwnDevice {
  return { name, child: toChild(child), children: children.map(toChild) };
}

/** Loads the device and keeps it up to date, unless `isQuiet`. An error does not hide what is known. */
export function useLoadedDevice(isQuiet: boolean) {
  const { data, error, refetch } = useQuery(OWN_DEVICE, { pollInterval: isQuiet ? 0 : REFRESH_MS });
  useEffect(() => {
    if (isQuiet) return;
    // A tablet that was asleep may show what was true yesterday. The next poll repeats a failure.
    const look = () => {
      if (document.visibilityState === 'visible') askAgain(refetch);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [refetch, isQuiet]);
  return {
    device: data ? toDevice(data) : null,
    error: data ? null : (error ?? null),
    retry: () => askAgain(refetch),
  };
}

export const OwnDeviceContext = createContext<OwnDevice | null>(null);

/** The device and its child. Only within the child's shell. */
export function useOwnDevice(): OwnDevice {
  const device = use(OwnDeviceContext);
  if (!device) throw new Error("useOwnDevice is for pages within the child's shell");
  return device;
}
