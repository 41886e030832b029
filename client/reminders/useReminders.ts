import { useQuery, useSubscription } from '@apollo/client/react';
import { askAgain } from '../platform/ask-again';
import { useLiveAgain } from '../platform/useLiveAgain';
import { DUE_REMINDER_CHANGED, REMINDERS } from './reminders.graphql';

/** All reminders of the reader and what is due. Firings arrive by themselves, and what others settle goes. */
export function useReminders() {
  const { data, error, refetch } = useQuery(REMINDERS);
  const reload = () => askAgain(refetch);
  useLiveAgain(useSubscription(DUE_REMINDER_CHANGED, { onData: reload }), reload);
  return { data, error: data ? null : (error ?? null), reload };
}
