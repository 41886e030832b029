import { useMutation, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { askAgain } from '../../platform/ask-again';
import { thenRefetch } from '../../platform/then-refetch';
import { useStateWatch } from '../time/useOwnTime';
import { DEVICE_PLAN, MARK_PLAN_DONE } from './day.graphql';
import type { DayEntry } from './my-day';

/** The live connection may be down, and days end. */
const REFRESH_MS = 60_000;

interface Mark {
  entry: DayEntry;
  /** Undefined: the whole entry. */
  step?: number;
}

/** Today's plan of the child, and its marks. What a grown-up changes arrives by itself. */
export function useMyDay() {
  const watch = useStateWatch();
  const { data, error, refetch } = useQuery(DEVICE_PLAN, { pollInterval: REFRESH_MS });
  useEffect(() => watch.on('plan', () => askAgain(refetch)), [watch, refetch]);
  const [run] = useMutation(MARK_PLAN_DONE, thenRefetch('DevicePlan'));
  const [hasFailed, setHasFailed] = useState(false);
  /** Shown as ticked at once: a child does not wait for a network. */
  const [sending, setSending] = useState<readonly Mark[]>([]);
  const mark = async (sent: Mark): Promise<boolean> => {
    setHasFailed(false);
    setSending((before) => [...before, sent]);
    try {
      const { data: marked } = await run({ variables: { id: sent.entry.id, step: sent.step ?? null } });
      return marked?.markPlanDone.state === 'DONE';
    } catch {
      setHasFailed(true);
      return false;
    } finally {
      setSending((before) => before.filter((one) => one !== sent));
    }
  };
  const isSending = (id: string, step?: number) =>
    sending.some((one) => one.entry.id === id && (one.step === undefined || one.step === step));
  return {
    entries: data?.devicePlan ?? null,
    error: data ? null : (error ?? null),
    reload: () => askAgain(refetch),
    mark,
    isSending,
    hasFailed,
  };
}
