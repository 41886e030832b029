import { Picture } from '../library/pictures/Picture';
import { ChildLink } from '../ui/ChildLink';
import classes from './DoorCard.module.css';
import { ReadAloud } from './speech/ReadAloud';
import { t } from './texts';

/** The door to today's plan. No rule closes it. */
export function DayDoor() {
  return (
    <li className={classes.frame}>
      <ChildLink to="/schedules" className={classes.door}>
        <Picture name="sun" className={classes.picture} />
        <span className={classes.words}>
          <span className={classes.label}>{t('day.title')}</span>
        </span>
      </ChildLink>
      <ReadAloud text={t('day.title')} className={classes.ear} />
    </li>
  );
}
