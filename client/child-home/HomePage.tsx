import { usePageTitle } from '../ui/page-title';
import { ChildTop } from './ChildTop';
import { DayDoor } from './DayDoor';
import { DoorCard } from './DoorCard';
import { DOORS } from './doors';
import { HomeBranch } from './HomeBranch';
import classes from './HomePage.module.css';
import { useOwnDevice } from './own-device';
import { t } from './texts';

/** `/home`: what a child can do, as pictures with one word. */
export function HomePage() {
  const { child } = useOwnDevice();
  usePageTitle(t('home'));
  return (
    <>
      <ChildTop />
      <div className={classes.hello}>
        <HomeBranch />
        <h1 className={classes.title}>{t('hello', { name: child.nickname })}</h1>
      </div>
      <div className={classes.places}>
        <nav aria-label={t('doors')} className={classes.doors}>
          <ul className={classes.doors}>
            {DOORS.map(({ area, to }) => (
              <DoorCard key={area} area={area} to={to} />
            ))}
            <DayDoor />
          </ul>
        </nav>
      </div>
    </>
  );
}
