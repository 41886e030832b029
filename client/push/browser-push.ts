/** The push subscription of this browser. */
import type { PushKeyBody } from '../../contract/push';
import { rest } from '../platform/rest';
import { session } from '../session/session';

/**
 * Subscribes this browser for the signed-in account, or renews the subscription. It belongs to the session, so this is
 * needed once after each sign-in; and to the key of the service, which may change. Needs the permission of the user.
 */
export async function subscribeToPush(): Promise<void> {
  const { key } = await rest.get<PushKeyBody>('/push/key');
  const { pushManager } = await navigator.serviceWorker.ready;
  const existing = await pushManager.getSubscription();
  const isCurrent = existing !== null && keyOf(existing) === key;
  if (existing && !isCurrent) await existing.unsubscribe();
  const subscription = isCurrent
    ? existing
    : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, expirationTime, keys } = subscription.toJSON();
  await rest.post('/push-subscriptions', { endpoint, expirationTime, keys });
}

/** Ends the pushes to this browser, and removes the notifications that it shows. The server notices it with the next push. */
export async function forgetPush(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

let isWatching = false;

/** Leaves no pushes behind when the user signs out in this page or in another one of this browser. */
export function forgetPushAtSignOut(): void {
  if (isWatching) return;
  isWatching = true;
  session.subscribe(() => {
    if (session.getSnapshot().status !== 'signed_out') return;
    forgetPush().catch((error: unknown) => {
      // The server has ended the subscription with the session in any case.
      console.warn('The subscription to notifications could not be removed', error);
    });
  });
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
