import { IconMoon } from '@tabler/icons-react';
import { Picture } from '../library/pictures/Picture';
import { ChildLink } from '../ui/ChildLink';
import { AREA_WORDS, areaState, type ChildArea, goalText } from './areas/areas';
import { GoalRow } from './areas/GoalRow';
import classes from './DoorCard.module.css';
import { ReadAloud } from './speech/ReadAloud';
import { useOwnTime } from './time/useOwnTime';

interface DoorCardProps {
  area: ChildArea;
  to: string;
}

/** A door of the home. One that rests, or waits for today's goal, says so, and leads to what the child can do about it. */
export function DoorCard({ area, to }: DoorCardProps) {
  const state = useOwnTime()?.state ?? null;
  const { label, picture, resting } = AREA_WORDS[area];
  const stands = areaState(area, state);
  const goal = stands === 'goal' ? (state?.goal ?? null) : null;
  const note = stands === 'resting' ? 'Rests now' : goal && goalText(goal);
  return (
    <li className={classes.frame}>
      <ChildLink
        to={to}
        className={classes.door}
        data-state={stands}
        aria-label={note ? `${label}. ${note}` : undefined}
      >
        <Picture name={picture} className={classes.picture} />
        <span className={classes.words}>
          <span className={classes.label}>{label}</span>
          {note && (
            <span className={classes.note}>
              {stands === 'resting' && <IconMoon size={20} aria-hidden="true" />}
              {note}
            </span>
          )}
          {goal && <GoalRow goal={goal} />}
        </span>
      </ChildLink>
      <ReadAloud
        text={stands === 'resting' ? resting : note ? `${label}. ${note}` : label}
        name={label}
        className={classes.ear}
      />
    </li>
  );
}
