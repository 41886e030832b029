import { Picture } from '../library/pictures/Picture';
import { ChildLink } from '../ui/ChildLink';
import classes from './DoorCard.module.css';
import { ReadAloud } from './speech/ReadAloud';

const LABEL = 'My day';

/** The door to today's plan. No rule closes it. */
export function DayDoor() {
  return (
    <li className={classes.frame}>
      <ChildLink to="/schedules" className={classes.door}>
        <Picture name="sun" className={classes.picture} />
        <span className={classes.words}>
          <span className={classes.label}>{LABEL}</span>
        </span>
      </ChildLink>
      <ReadAloud text={LABEL} className={classes.ear} />
    </li>
  );
}
