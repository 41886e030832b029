import { IconSwitchHorizontal } from '@tabler/icons-react';
import { ChildAvatar } from '../ui/avatars/ChildAvatar';
import { ChildLink } from '../ui/ChildLink';
import classes from './ChildTop.module.css';
import { GrownUpsLink } from './GrownUpsLink';
import { HelpLink } from './help/HelpLink';
import { useOwnDevice } from './own-device';
import { t } from './texts';

/** The top of the home, and of the screen that keeps the child out: who is here, help, and the way for grown-ups. */
export function ChildTop() {
  const { child, children } = useOwnDevice();
  return (
    <header className={classes.top}>
      {children.length > 1 ? (
        <ChildLink to="/home/who" className={classes.who}>
          <ChildAvatar avatar={child.avatar} colour={child.colour} size={56} />
          <span className={classes.whoText}>{t('who.not', { name: child.nickname })}</span>
          <IconSwitchHorizontal size={22} aria-hidden="true" />
        </ChildLink>
      ) : (
        <ChildAvatar avatar={child.avatar} colour={child.colour} size={64} />
      )}
      <span className={classes.space} />
      <HelpLink />
      <GrownUpsLink />
    </header>
  );
}
