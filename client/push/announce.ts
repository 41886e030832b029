/** Announces a notification that arrives at a page in the background: a soft sound, or a desktop notification. */
import type { UserSettings } from '../../contract/users';
import { playChime } from '../platform/chime';

interface Announced {
  id: string;
  title: string;
  link: string | null;
}

export async function announce(
  { id, title, link }: Announced,
  { sound, desktop }: UserSettings['notifications'],
): Promise<void> {
  if (document.visibilityState === 'visible') return;
  if (sound) playChime();
  if (!desktop || !('Notification' in window) || Notification.permission !== 'granted') return;
  const registration = await navigator.serviceWorker?.getRegistration();
  // With a subscription the same comes as a push.
  if (!registration || (await registration.pushManager.getSubscription())) return;
  const options = { tag: id, data: { link: link ?? '/' }, icon: '/icons/icon-192.png' };
  await registration.showNotification(title, options);
}
