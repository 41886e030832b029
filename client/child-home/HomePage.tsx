import { IconSwitchHorizontal } from '@tabler/icons-react';
import { Picture } from '../library/pictures/Picture';
import { ChildAvatar } from '../ui/avatars/ChildAvatar';
import { ChildLink } from '../ui/ChildLink';
import { usePageTitle } from '../ui/page-title';
import { COMING, COMING_TEXT, DOORS } from './doors';
import { GrownUpsLink } from './GrownUpsLink';
import { HomeBranch } from './HomeBranch';
import classes from './HomePage.module.css';
import { useOwnDevice } from './own-device';
import { ReadAloud } from './speech/ReadAloud';

/** `/home`: what a child can do, as pictures with one word. */
export function HomePage() {
  const { child, children } = useOwnDevice();
  usePageTitle('Home');
  return (
    <>
      <header className={classes.top}>
        {children.length > 1 ? (
          <ChildLink to="/home/who" className={classes.who}>
            <ChildAvatar avatar={child.avatar} colour={child.colour} size={52} />
            <span className={classes.whoText}>Not {child.nickname}?</span>
            <IconSwitchHorizontal size={22} aria-hidden="true" />
          </ChildLink>
        ) : (
          <ChildAvatar avatar={child.avatar} colour={child.colour} size={56} />
        )}
        <span className={classes.space} />
        <GrownUpsLink />
      </header>
      <div className={classes.hello}>
        <HomeBranch />
        <h1 className={classes.title}>Hello, {child.nickname}</h1>
      </div>
      <nav aria-label="Things to do">
        <ul className={classes.doors}>
          {DOORS.map(({ label, picture, to }) => (
            <li key={to} className={classes.doorFrame}>
              <ChildLink to={to} className={classes.door}>
                <Picture name={picture} className={classes.picture} />
                <span className={classes.label}>{label}</span>
              </ChildLink>
              <ReadAloud text={label} className={classes.ear} />
            </li>
          ))}
        </ul>
      </nav>
      <ul className={classes.coming} aria-label="For later">
        {COMING.map(({ label, picture }) => (
          <li key={label} className={classes.later}>
            <Picture name={picture} className={classes.laterPicture} />
            <span className={classes.laterWords}>
              <span className={classes.laterLabel}>{label}</span>
              <span>{COMING_TEXT}</span>
            </span>
            <ReadAloud text={`${label}. ${COMING_TEXT}`} name={label} />
          </li>
        ))}
      </ul>
    </>
  );
}
