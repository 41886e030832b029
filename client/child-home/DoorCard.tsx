import { IconMoon } from '@tabler/icons-react';
import { Picture } from '../library/pictures/Picture';
import { ChildLink } from '../ui/ChildLink';
import { areaState, areaWords, type ChildArea, goalText } from './areas/areas';
import { GoalRow } from './areas/GoalRow';
import classes from './DoorCard.module.css';
import { ReadAloud } from './speech/ReadAloud';
import { t } from './texts';
import { useOwnTime } from './time/useOwnTime';

interface DoorCardProps {
  area: ChildArea;
  to: string;
}

/** A door of the home. One that rests, or waits for today's goal, says so, and leads to what the child can do about it. */
export function DoorCard({ area, to }: DoorCardProps) {
  const state = useOwnTime()?.state ?? null;
  const { label, picture, resting } = areaWords(area);
  const stands = areaState(area, state);
  const goal = stands === 'goal' ? (state?.goal ?? null) : null;
  const note = stands === 'resting' ? t('area.rests') : goal && goalText(goal);
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
