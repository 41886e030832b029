import type { ReactNode } from 'react';
import { useOwnTime } from '../time/useOwnTime';
import { areaState, type ChildArea } from './areas';
import { GoalPage } from './GoalPage';
import { RestingPage } from './RestingPage';

interface AreaGateProps {
  area: ChildArea | undefined;
  children: ReactNode;
}

/** Shows a page where its place is open, and else why it is not, and what the child can do. */
export function AreaGate({ area, children }: AreaGateProps) {
  const state = useOwnTime()?.state ?? null;
  if (!area) return children;
  switch (areaState(area, state)) {
    case 'resting':
      return <RestingPage area={area} />;
    case 'goal':
      return state?.goal && <GoalPage goal={state.goal} />;
    case 'open':
      return children;
  }
}
