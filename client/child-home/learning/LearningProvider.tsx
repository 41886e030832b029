import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useEffect, useMemo } from 'react';
import { browserClock } from '../../chat/store/clock';
import { serverClock } from '../time/useOwnTime';
import { LearningQueue } from './learning-queue';
import { learningSender } from './learning-sender';
import { LearningContext } from './useRecordLearning';

interface LearningProviderProps {
  childId: string;
  /** Nothing is sent now: the server would refuse it. */
  isHeld: boolean;
  children: ReactNode;
}

/** Sends what the child does on the pages within. */
export function LearningProvider({ childId, isHeld, children }: LearningProviderProps) {
  const client = useApolloClient();
  const queue = useMemo(
    () =>
      new LearningQueue(childId, {
        storage: sessionStorage,
        send: learningSender(client, childId),
        serverNow: () => serverClock.now(),
        clock: browserClock,
        newId: () => crypto.randomUUID(),
      }),
    [client, childId],
  );
  useEffect(() => {
    if (isHeld) return;
    const stop = queue.start();
    const leave = () => queue.flush();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      stop();
    };
  }, [queue, isHeld]);
  return <LearningContext value={queue}>{children}</LearningContext>;
}
