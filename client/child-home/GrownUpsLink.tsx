import { IconLock } from '@tabler/icons-react';
import { ChildLink } from '../ui/ChildLink';
import classes from './GrownUpsLink.module.css';
import { t } from './texts';

/** The quiet way to the page that grown-ups use on a child's device. On a phone it is the lock alone. */
export function GrownUpsLink() {
  return (
    <ChildLink to="/device-profiles" className={classes.link}>
      <IconLock size={22} aria-hidden="true" />
      <span className={classes.text}>{t('device.forGrownUps')}</span>
    </ChildLink>
  );
}
