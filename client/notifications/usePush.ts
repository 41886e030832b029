import { useEffect } from 'react';
import type { NotificationItemFragment } from '../gql/graphql';
import { useUser } from '../session/useSession';

/** Keeps this browser subscribed while the user wants notifications on the desktop, and announces those that arrive. */
export function usePush(): (notification: NotificationItemFragment) => void {
  const { notifications } = useUser().settings;
  const { desktop, sound } = notifications;
  useEffect(() => {
    const isAllowed = desktop && 'PushManager' in window && Notification.permission === 'granted';
    if (isAllowed) void renew();
  }, [desktop]);
  return (notification) => {
    if (sound || desktop) void tell(notification, notifications);
  };
}

/** Best effort: the next page that is opened tries again, and everything is in the app as well. */
async function renew(): Promise<void> {
  try {
    const push = await import('../push/browser-push');
    push.forgetPushAtSignOut();
    await push.subscribeToPush();
  } catch (error) {
    console.warn('This browser could not be subscribed to notifications', error);
  }
}

async function tell(...given: Parameters<typeof import('../push/announce').announce>): Promise<void> {
  try {
    await (await import('../push/announce')).announce(...given);
  } catch (error) {
    console.warn('A notification could not be announced', error);
  }
}
