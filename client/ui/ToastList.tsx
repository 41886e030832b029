import { Notifications } from '@mantine/notifications';
import type { CSSProperties } from 'react';
import classes from './toasts.module.css';
import { useBottomClearance } from './useBottomClearance';

/** Short messages at the bottom of the page, above the bottom bar and the composer. */
export function ToastList() {
  const clearance = useBottomClearance();
  return (
    <Notifications
      position="bottom-right"
      limit={4}
      className={classes.toasts}
      style={{ '--toast-clearance': `${clearance}px` } as CSSProperties}
    />
  );
}
