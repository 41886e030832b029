import { IconCheck } from '@tabler/icons-react';
import { Picture } from '../../library/pictures/Picture';
import type { Goal } from '../time/own-state';
import { goalSteps } from './areas';
import classes from './areas.module.css';

/** More pictures would not fit beside a door. */
const MOST = 6;

interface GoalRowProps {
  goal: Goal;
  isLarge?: boolean;
}

/** Today's goal as pictures, with a tick on each that is done. Decoration: the words beside it say what is left. */
export function GoalRow({ goal, isLarge = false }: GoalRowProps) {
  return (
    <span className={classes.goal} data-large={isLarge || undefined} aria-hidden="true">
      {goalSteps(goal)
        .slice(0, MOST)
        .map(({ kind, isDone }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps never move.
          <span key={index} className={classes.step} data-done={isDone || undefined}>
            <Picture name={kind === 'story' ? 'book' : 'speech'} className={classes.stepPicture} />
            {isDone && <IconCheck className={classes.tick} stroke={4} />}
          </span>
        ))}
    </span>
  );
}
