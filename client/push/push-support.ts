/** What this browser can do, and what the user has allowed. */
export type PushSupport =
  | 'granted'
  /** The browser asks when the switch is turned on. */
  | 'askable'
  | 'denied'
  /** An iPhone or iPad: only an app on the Home Screen gets notifications. */
  | 'needs_install'
  | 'unsupported';

export interface BrowserFacts {
  hasPush: boolean;
  permission: NotificationPermission | null;
  isApplePhone: boolean;
}

export function pushSupport({ hasPush, permission, isApplePhone }: BrowserFacts): PushSupport {
  if (!hasPush || permission === null) return isApplePhone ? 'needs_install' : 'unsupported';
  if (permission === 'default') return 'askable';
  return permission;
}

export function factsOfBrowser(): BrowserFacts {
  const { userAgent, maxTouchPoints } = navigator;
  return {
    hasPush: 'serviceWorker' in navigator && 'PushManager' in window,
    permission: 'Notification' in window ? Notification.permission : null,
    // An iPad says that it is a Mac.
    isApplePhone: /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1),
  };
}
