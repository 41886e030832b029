import { useApolloClient, useSubscription } from '@apollo/client/react';
import { useCallback } from 'react';
import type { FamilyPart } from '../gql/graphql';
import { useRetry, useReturn } from '../platform/useLiveSocket';
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
};
/** Each change writes a line of its own. */
const ACTIVITY = 'HouseholdActivity';
const EVERYTHING = new Set([...Object.values(QUERIES).flat(), ACTIVITY]);

/** Keeps what the page shows of a family up to date while another adult, device or tab changes it. */
export function useFamilyChanges(): void {
  const client = useApolloClient();
  const reload = useCallback(
    (names: ReadonlySet<string>) => {
      const isShown = ({ queryName }: { queryName?: string }) => queryName !== undefined && names.has(queryName);
      // Each query shows its own error.
      client.refetchQueries({ include: 'active', onQueryUpdated: isShown }).catch(() => undefined);
    },
    [client],
  );
  const { error, restart } = useSubscription(FAMILY_CHANGED, {
    onData: ({ data: { data } }) => {
      if (data) reload(new Set([...QUERIES[data.familyChanged.part], ACTIVITY]));
    },
  });
  useRetry(Boolean(error), restart);
  useReturn(() => reload(EVERYTHING));
}
