import { useQuery, useSubscription } from '@apollo/client/react';
import { askAgain } from '../platform/ask-again';
import { useGap, useRetry } from '../platform/useLiveSocket';
import { DUE_REMINDER_CHANGED, REMINDERS } from './reminders.graphql';

/** All reminders of the reader and what is due. Firings arrive by themselves, and what others settle goes. */
export function useReminders() {
  const { data, error, refetch } = useQuery(REMINDERS);
  const reload = () => askAgain(refetch);
  const { error: liveError, restart } = useSubscription(DUE_REMINDER_CHANGED, { onData: reload });
  useRetry(Boolean(liveError), restart);
  useGap(reload);
  return { data, error: data ? null : (error ?? null), reload };
}
