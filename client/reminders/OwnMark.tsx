import { IconUser } from '@tabler/icons-react';
import classes from './reminders.module.css';

/** In the place of a child's picture: the reminder is about the reader alone. */
export function OwnMark() {
  return (
    <span className={classes.own}>
      <IconUser size={24} aria-hidden="true" />
    </span>
  );
}
