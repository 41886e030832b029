import { Picture } from '../library/pictures/Picture';
import { usePageTitle } from '../ui/page-title';
import { ChildTop } from './ChildTop';
import { DayDoor } from './DayDoor';
import { DoorCard } from './DoorCard';
import { COMING, COMING_TEXT, DOORS } from './doors';
import { HomeBranch } from './HomeBranch';
import classes from './HomePage.module.css';
import { useOwnDevice } from './own-device';
import { ReadAloud } from './speech/ReadAloud';

/** `/home`: what a child can do, as pictures with one word. */
export function HomePage() {
  const { child } = useOwnDevice();
  usePageTitle('Home');
  return (
    <>
      <ChildTop />
      <div className={classes.hello}>
        <HomeBranch />
        <h1 className={classes.title}>Hello, {child.nickname}</h1>
      </div>
      <div className={classes.places}>
        <nav aria-label="Things to do" className={classes.doors}>
          <ul className={classes.doors}>
            {DOORS.map(({ area, to }) => (
              <DoorCard key={area} area={area} to={to} />
            ))}
            <DayDoor />
          </ul>
        </nav>
        <ul className={classes.coming} aria-label="For later">
          {COMING.map(({ label, picture }) => (
            <li key={label} className={classes.later}>
              <Picture name={picture} className={classes.laterPicture} />
              <span className={classes.laterWords}>
                <span className={classes.laterLabel}>{label}</span>
                <span className={classes.laterText}>{COMING_TEXT}</span>
              </span>
              <ReadAloud text={`${label}. ${COMING_TEXT}`} name={label} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
