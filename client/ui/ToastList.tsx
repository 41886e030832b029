import { Notifications } from '@mantine/notifications';

/** Messages in the corner of the page. */
export function ToastList() {
  return <Notifications position="top-right" limit={4} />;
}
