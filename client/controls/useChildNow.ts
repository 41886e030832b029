import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import type { ChildFieldsFragment } from '../gql/graphql';
import { askAgain } from '../platform/ask-again';
import { CHILD_STATE, CHILD_TIMELINE } from './controls.graphql';
import { type ChildState, nextEdge, type TimelinePart } from './state-words';
import { useNow } from './useNow';
import { comingSpan } from './week/coming-days';

/** Used minutes are not announced to guardians. */
const POLL_MS = 30_000;
/** After an edge, so that the server has passed it too. */
const GRACE_MS = 700;

export interface ChildNow {
  readonly now: number;
  /** The clock of the child: that of its home, or of the place of its journey. */
  readonly zone: string;
  /** Null until it has loaded. */
  readonly state: ChildState | null;
  /** From the start of today on, for a week; empty until it has loaded. */
  readonly timeline: readonly TimelinePart[];
  readonly error: Error | null;
  readonly reload: () => void;
}

/** What a child may do now and in the coming days, on the clock of the child. Renewed at each edge. */
export function useChildNow({ id: childId, timeZone: homeZone }: ChildFieldsFragment): ChildNow {
  const now = useNow();
  const state = useQuery(CHILD_STATE, {
    variables: { childId },
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  const current = state.data?.childState ?? null;
  // A journey has a clock of its own. Most children are at home, so the timeline does not wait for the state.
  const zone = current?.timeZone ?? homeZone;
  const { from, to } = comingSpan(now, zone);
  const timeline = useQuery(CHILD_TIMELINE, {
    variables: { childId, from: new Date(from).toISOString(), to: new Date(to).toISOString() },
  });
  const parts = timeline.data?.childTimeline ?? timeline.previousData?.childTimeline ?? [];
  const edge = Math.min(
    current?.until ? Date.parse(current.until) : Number.POSITIVE_INFINITY,
    nextEdge(parts, now) ?? Number.POSITIVE_INFINITY,
  );
  const { refetch } = state;
  useEffect(() => {
    const wait = edge - Date.now() + GRACE_MS;
    // Later edges come nearer with each poll.
    if (wait <= 0 || wait > 2 * POLL_MS) return;
    const timer = setTimeout(() => askAgain(refetch), wait);
    return () => clearTimeout(timer);
  }, [edge, refetch]);
  return {
    now,
    zone,
    state: current,
    timeline: parts,
    error: (current ? null : state.error) ?? null,
    reload: () => {
      askAgain(state.refetch);
      askAgain(timeline.refetch);
    },
  };
}
