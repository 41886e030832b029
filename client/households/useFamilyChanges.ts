import { useApolloClient, useSubscription } from '@apollo/client/react';
import { useCallback, useRef } from 'react';
import type { FamilyPart } from '../gql/graphql';
import { askAgain } from '../platform/ask-again';
import { useLiveAgain } from '../platform/useLiveAgain';
import { FAMILY_CHANGED } from './households.graphql';

/** The queries that show each part of a family. */
const QUERIES: Readonly<Record<FamilyPart, readonly string[]>> = {
  HOUSEHOLD: ['Households'],
  MEMBERS: ['Households', 'Children'],
  INVITATIONS: ['HouseholdInvitations'],
  CHILDREN: ['Children', 'Child', 'ChildConsents', 'ChildDataCard', 'Households', 'ChildState', 'ChildTimeline'],
  DEVICES: ['Devices', 'Children', 'Child'],
  ACTIVITY: [],
  CONTROLS: ['ChildControls', 'ChildState', 'ChildTimeline', 'Children', 'Child', 'ZoneQuestions', 'LearnFirst'],
  REQUESTS: ['PendingRequests'],
  PROGRESS: ['ChildProgress', 'LearnFirst'],
  SAFETY: ['SafetyAlerts'],
  REMINDERS: ['Reminders', 'ChildPlan', 'TodaysPlan'],
  SCHEDULES: ['ScheduleItems', 'ChildPlan', 'TodaysPlan', 'ChildState', 'ChildTimeline'],
  CONTENTS: ['Contents', 'Content'],
};
/** Each change writes a line of its own. */
const ACTIVITY = 'HouseholdActivity';
const EVERYTHING = [...Object.values(QUERIES).flat(), ACTIVITY];

/** Keeps what the page shows of a family up to date while another adult, device or tab changes it. */
export function useFamilyChanges(): void {
  const client = useApolloClient();
  const changed = useRef<readonly string[]>([]);
  const refetchChanged = useCallback(() => {
    const names = new Set(changed.current);
    changed.current = [];
    const isShown = ({ queryName }: { queryName?: string }) => queryName !== undefined && names.has(queryName);
    return client.refetchQueries({ include: 'active', onQueryUpdated: isShown });
  }, [client]);
  const reload = (names: readonly string[]) => {
    changed.current = [...changed.current, ...names];
    // Each query shows its own error.
    askAgain(refetchChanged);
  };
  const live = useSubscription(FAMILY_CHANGED, {
    onData: ({ data: { data } }) => {
      if (data) reload([...QUERIES[data.familyChanged.part], ACTIVITY]);
    },
  });
  useLiveAgain(live, () => reload(EVERYTHING));
}
