import { useQuery } from '@apollo/client/react';
import { createContext, use, useEffect, useMemo } from 'react';
import type { RequestKind, RequestState } from '../../../contract/controls';
import type { OwnRequestFieldsFragment } from '../../gql/graphql';
import { askAgain } from '../../platform/ask-again';
import type { OwnStateWatch } from '../time/own-state-watch';
import type { OwnRequest } from './asked';
import { OWN_REQUESTS } from './requests.graphql';

/** The live connection may be down. */
const REFRESH_MS = 60_000;

interface OwnRequests {
  requests: readonly OwnRequest[];
  reload: () => void;
}

function toRequest({ kind, state, ...request }: OwnRequestFieldsFragment): OwnRequest {
  return { ...request, kind: kind.toLowerCase() as RequestKind, state: state.toLowerCase() as RequestState };
}

/** Loads what the child has asked, and keeps it up to date, unless `isQuiet`. */
export function useLoadedRequests(watch: OwnStateWatch, isQuiet: boolean): OwnRequests {
  const { data, refetch } = useQuery(OWN_REQUESTS, { pollInterval: REFRESH_MS, skip: isQuiet });
  useEffect(() => watch.on('request', () => askAgain(refetch)), [watch, refetch]);
  return useMemo(
    () => ({ requests: (data?.requests ?? []).map(toRequest), reload: () => askAgain(refetch) }),
    [data, refetch],
  );
}

export const OwnRequestsContext = createContext<OwnRequests>({ requests: [], reload: () => undefined });

/** What the child has asked, and what was decided. */
export const useOwnRequests = () => use(OwnRequestsContext);
