import { IconLock } from '@tabler/icons-react';
import { ChildLink } from '../ui/ChildLink';
import classes from './GrownUpsLink.module.css';

/** The quiet way to the page that grown-ups use on a child's device. */
export function GrownUpsLink() {
  return (
    <ChildLink to="/device-profiles" className={classes.link}>
      <IconLock size={18} aria-hidden="true" />
      For grown-ups
    </ChildLink>
  );
}
