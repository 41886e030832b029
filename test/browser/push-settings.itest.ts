import type { BrowserContext } from 'playwright-core';
import { pushBrowser } from '../doubles/push-browser.js';
import { registerParent } from '../support/accounts.js';
import { seriousFindings } from '../support/axe.js';
import { openSignedIn } from '../support/signed-in-page.js';
import { until } from '../support/wait.js';
import { useWebClient } from '../support/web-client.js';

const web = useWebClient();

/** On the public internet, so that no name has to be looked up. Nothing is sent there: the account has no other news. */
const ENDPOINT = 'https://93.184.216.34/send/1';

/** Takes the place of the push service of the browser, which no test reaches. Counts how often it asks the user. */
async function fakePush(context: BrowserContext, permission: NotificationPermission): Promise<void> {
  const subscription = { endpoint: ENDPOINT, expirationTime: null, keys: pushBrowser().keys };
  await context.addInitScript(
    ({ json, initial }) => {
      const asked = { count: 0 };
      const note = { permission: initial, requestPermission: async () => ask() };
      const ask = () => {
        asked.count += 1;
        if (note.permission === 'default') note.permission = 'granted';
        return note.permission;
      };
      let current: object | null = null;
      const made = { toJSON: () => json, options: {}, unsubscribe: async () => true };
      const pushManager = {
        getSubscription: async () => current,
        subscribe: async () => {
          current = made;
          return made;
        },
      };
      const registration = { pushManager, getNotifications: async () => [] };
      const worker = {
        register: async () => registration,
        getRegistration: async () => registration,
        ready: Promise.resolve(registration),
      };
      Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => worker });
      Object.assign(window, { asked, Notification: note });
    },
    { json: subscription, initial: permission },
  );
}

const timesAsked = (page: { evaluate<T>(read: () => T): Promise<T> }) =>
  page.evaluate(() => (window as unknown as { asked: { count: number } }).asked.count);

test('asks for the permission only when the switch is turned on, subscribes the browser, and sends a test', async () => {
  const parent = await registerParent(web.starling);
  const stored = () => web.starling.sql('SELECT 1 FROM push_subscriptions WHERE user_id = $1', [parent.user.id]);
  await fakePush(web.context, 'default');
  const page = await web.open(parent, '/settings');
  const desktop = page.getByRole('switch', { name: 'Desktop' });
  await desktop.waitFor();
  expect(await timesAsked(page)).toBe(0);
  await desktop.press('Space');
  await until(async () => (await stored()).length === 1);
  expect(await timesAsked(page)).toBe(1);
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send a test notification' }).click();
  await page.getByText('Test sent').waitFor();
  await page.getByText('Notifications work').first().waitFor();
  await desktop.press('Space');
  await page.getByRole('button', { name: 'Send a test notification' }).waitFor({ state: 'detached' });
});

test('says what to do where the browser blocks notifications, and does not turn them on', async () => {
  await fakePush(web.context, 'denied');
  const page = await web.open(await registerParent(web.starling), '/settings');
  await page.getByText('Your browser blocks notifications from Starling.').waitFor();
  const desktop = page.getByRole('switch', { name: 'Desktop' });
  await desktop.press('Space');
  await until(async () => (await timesAsked(page)) === 1);
  expect(await desktop.isChecked()).toBe(false);
});

test('tells an iPhone to put Starling on the Home Screen first', async () => {
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile Safari/604.1';
  const phone = await web.newContext({ width: 390, height: 844 }, { userAgent });
  await phone.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  const page = await openSignedIn(phone, web.starling, await registerParent(web.starling), '/settings');
  await page.getByText('On an iPhone or iPad, first put Starling on your Home Screen').waitFor();
  expect(await page.getByRole('switch', { name: 'Desktop' }).isDisabled()).toBe(true);
});

test('offers to install the app where the browser offers it', async () => {
  const page = await web.open(await registerParent(web.starling), '/settings');
  await page.getByRole('switch', { name: 'Desktop' }).waitFor();
  expect(await page.getByRole('heading', { name: 'Install Starling' }).count()).toBe(0);
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt'), {
      prompt: async () => {
        document.title = 'Prompted';
        return { outcome: 'accepted' };
      },
    });
    window.dispatchEvent(offer);
  });
  await page.getByRole('button', { name: 'Install', exact: true }).click();
  await until(async () => (await page.title()) === 'Prompted');
  await page.getByRole('heading', { name: 'Install Starling' }).waitFor({ state: 'detached' });
});
