import { STORAGE_KEYS } from '../../client/platform/storage-keys.js';
import { registerParent } from '../support/accounts.js';
import { api, type Json } from '../support/api.js';
import { noonZone } from '../support/noon-zone.js';
import { familyShows } from '../support/page-state.js';
import type { StarlingNode } from '../support/starling.js';
import { until } from '../support/wait.js';
import { useWebClient } from '../support/web-client.js';

const web = useWebClient({ width: 1440, hasProvider: true });
let other: StarlingNode;

beforeAll(async () => {
  other = await web.starling.startNode();
});

test('a parent signs in, adds a child, pairs a tablet at another node, reads along and removes the tablet', async () => {
  const parent = await registerParent(web.starling, { first_name: 'Robin' });
  // The child's clock is that of the browser. It is not bedtime there.
  const page = await (await web.newContext(undefined, { timezoneId: noonZone() })).newPage();
  await page.goto(`${web.starling.url}/login`);
  await page.getByRole('button', { name: 'Use a password' }).click();
  await page.getByLabel('Email').fill(parent.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(parent.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/chat');

  await page.goto(`${web.starling.url}/profiles`);
  await page.getByRole('link', { name: 'Add your first child' }).click();
  await page.getByLabel('Nickname').fill('Mia');
  await page.getByRole('radio', { name: '6–9' }).check();
  await page.getByLabel('I have read this and agree for Mia').check();
  await page.getByRole('button', { name: 'Add child' }).click();
  await page.getByRole('heading', { level: 1, name: 'Mia' }).waitFor();

  const tablet = await (await web.newContext({ width: 600, height: 1024 })).newPage();
  await tablet.goto(`${other.url}/login`);
  await tablet.getByRole('link', { name: 'This is a child’s device' }).click();
  const code = await tablet.getByText(/^[A-Z]{4}-[A-Z]{4}$/).innerText();
  const avatar = (await tablet.locator('[data-avatar]').getAttribute('data-avatar')) ?? '';
  await page.goto(`${web.starling.url}/pair?code=${code}`);
  await page.getByRole('radio', { name: avatar.charAt(0).toUpperCase() + avatar.slice(1) }).check();
  await page.getByLabel('Name of the device').fill('Kitchen tablet');
  await page.getByRole('button', { name: 'Let it in' }).click();
  await page.getByText('Kitchen tablet is connected').waitFor();
  await tablet.getByRole('heading', { level: 1, name: 'Hello, Mia' }).waitFor();

  await tablet.getByRole('link', { name: 'Talk' }).click();
  await tablet.getByPlaceholder('Write to Starling').fill('Why do owls hoot?');
  await tablet.getByRole('button', { name: 'Send message' }).click();
  await tablet.getByText('Why do owls hoot?').first().waitFor();

  const [child] = (await api(web.starling.url).get('/children', parent.accessToken)).body;
  const path = `/children/${child.id}/conversations`;
  // The tablet shows a message before the service has reviewed and stored it.
  const conversation = await until<Json>(
    async () => (await api(web.starling.url).get(path, parent.accessToken)).body[0],
    { what: 'the message to be stored' },
  );
  await page.goto(`${web.starling.url}/profiles/${child.id}/conversations/${conversation['id']}`);
  const log = page.getByRole('log', { name: 'Conversation' });
  await log.getByText('Why do owls hoot?').waitFor();
  await tablet.getByText('A grown-up is reading along').first().waitFor();
  await tablet.getByPlaceholder('Write to Starling').fill('[[script:pieces n=30 delayMs=40]] And at night?');
  await tablet.getByRole('button', { name: 'Send message' }).click();
  await log.getByText('And at night?').waitFor();
  await log.getByText('word 20').waitFor();

  await page.goto(`${web.starling.url}/parental`);
  await familyShows(page);
  await page.getByRole('button', { name: 'Actions for Kitchen tablet' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove device' }).click();
  await page.getByText('No device yet.').waitFor();
  await tablet.waitForURL('**/pair-device?ended');
  expect(await tablet.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.authToken)).toBeNull();
});
