import type { Page } from 'playwright-core';
import { STORAGE_KEYS } from '../../client/platform/storage-keys.js';
import { buildFamily, type Family } from '../factories/families.js';
import { type Account, registerParent } from '../support/accounts.js';
import { ageSignIn } from '../support/aged-sign-in.js';
import { api } from '../support/api.js';
import { nextCode, turnOnSecondStep } from '../support/authenticator-app.js';
import { seriousFindings } from '../support/axe.js';
import { pairDevice } from '../support/devices.js';
import { noonZone } from '../support/noon-zone.js';
import { familyShows } from '../support/page-state.js';
import { openSignedIn } from '../support/signed-in-page.js';
import { useWebClient } from '../support/web-client.js';

const TABLET = { width: 600, height: 1024 };

const web = useWebClient({ width: 1440 });
let parent: Account;
let family: Family;

beforeEach(async () => {
  parent = await registerParent(web.starling, { first_name: 'Robin' });
  family = await buildFamily(web.starling, parent, { children: 2 });
});

const open = (path: string) => web.open(parent, path);
const rest = () => api(web.starling.url);
const devices = async () => (await rest().get('/devices', parent.accessToken)).body;

/** A tablet in a browser of its own, which shows its code and its picture. */
async function startTablet(): Promise<{ tablet: Page; code: string; picture: string }> {
  const tablet = await (await web.newContext(TABLET)).newPage();
  await tablet.goto(`${web.starling.url}/login`);
  await tablet.getByRole('link', { name: 'This is a child’s device' }).click();
  const code = await tablet.getByText(/^[A-Z]{4}-[A-Z]{4}$/).innerText();
  const picture = (await tablet.locator('[data-avatar]').getAttribute('data-avatar')) ?? '';
  return { tablet, code, picture: picture.charAt(0).toUpperCase() + picture.slice(1) };
}

test('a tablet is paired by its code and its picture, and appears in the list by itself', async () => {
  const { tablet, code, picture } = await startTablet();
  const list = await open('/parental');
  await list.getByText('No device yet.').waitFor();
  const page = await web.context.newPage();
  await page.goto(`${web.starling.url}/pair`);
  await page.getByLabel('Code on the device').fill('aeiou');
  await page.getByText('Codes have no A, E, I, O, U.').waitFor();
  await page.getByLabel('Code on the device').fill(code.toLowerCase().replace('-', ' '));
  expect(await page.getByLabel('Code on the device').inputValue()).toBe(code);
  await page.getByRole('button', { name: 'Continue' }).click();

  await page.getByText('Which picture does the device show?').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  const letIn = page.getByRole('button', { name: 'Let it in' });
  expect(await letIn.isDisabled()).toBe(true);
  await page.getByRole('radio', { name: picture }).check();
  await page.getByRole('radio', { name: 'Mia 2' }).check();
  await page.getByLabel('Name of the device').fill('Kitchen tablet');
  await letIn.click();
  await page.getByText('Kitchen tablet is connected').waitFor();
  await tablet.getByRole('heading', { level: 1, name: 'Hello, Mia 2' }).waitFor();
  await list.getByText('Kitchen tablet').waitFor();
});

test('the address of the QR code opens the approval and approves nothing', async () => {
  const { tablet, code } = await startTablet();
  const page = await open(`/pair?code=${code}`);
  await page.getByText('Which picture does the device show?').waitFor();
  expect(await devices()).toEqual([]);
  await tablet.getByText(code).waitFor();
});

test('a wrong picture ends the pairing', async () => {
  const { code, picture } = await startTablet();
  const page = await open(`/pair?code=${code}`);
  const pictures = page.getByRole('radiogroup', { name: 'Which picture does the device show?' }).getByRole('radio');
  await pictures.first().waitFor();
  expect(await pictures.count()).toBe(6);
  const values = await pictures.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  const wrong = values.findIndex((value) => value !== picture.toLowerCase());
  await pictures.nth(wrong).check();
  await page.getByRole('radio', { name: 'Mia 1' }).check();
  await page.getByRole('button', { name: 'Let it in' }).click();
  await page.getByRole('alert').getByText('That is not the picture on the device').waitFor();
  expect(await page.getByLabel('Code on the device').inputValue()).toBe('');
  expect(await devices()).toEqual([]);
});

test('an unknown code says so beside the field', async () => {
  const page = await open('/pair');
  await page.getByLabel('Code on the device').fill('BCDFGHJK');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('alert').getByText('No device is waiting with this code.').waitFor();
});

test('a device is renamed, given to other children and removed, which ends it at once', async () => {
  const paired = await pairDevice(web.starling, parent, family.child, 'Tablet');
  const page = await open('/parental');
  await familyShows(page);
  const command = async (name: string) => {
    await page.getByRole('button', { name: /^Actions for .*ablet$/ }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  const dialog = page.getByRole('dialog');
  await command('Rename');
  await dialog.getByLabel('Name').fill('Old tablet');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Old tablet').waitFor();
  await command('Who uses it');
  await dialog.getByLabel('Mia 2').check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Mia 1 and Mia 2').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await command('Remove');
  await dialog.getByRole('button', { name: 'Remove device' }).click();
  await page.getByText('No device yet.').waitFor();
  expect((await rest().get('/users/me', paired.accessToken)).status).toBe(401);
});

test('this browser is handed over with a PIN, and keeps nothing of the parent', async () => {
  const { secret } = await turnOnSecondStep(web.starling, parent);
  await ageSignIn(web.starling, parent);
  const page = await open('/parental');
  await familyShows(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.postData() ?? ''));
  await page.evaluate(() => sessionStorage.setItem('starling_draft:x', 'A secret thought'));
  await page.getByRole('button', { name: 'Hand over this browser' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hand over this browser' });
  await dialog.getByRole('radio', { name: 'Mia 1' }).check();
  await dialog.getByLabel('Choose a PIN').fill('24');
  await dialog.getByRole('button', { name: 'Hand over to Mia 1' }).click();
  await dialog.getByText('Four to eight digits', { exact: true }).waitFor();
  await dialog.getByLabel('Choose a PIN').fill('2468');
  await dialog.getByRole('button', { name: 'Hand over to Mia 1' }).click();
  const proof = page.getByRole('dialog', { name: 'Please confirm that it is you' });
  await proof.getByLabel(/^Code of your authenticator app/).fill(nextCode(secret));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Hello, Mia 1' }).waitFor();
  // Once before the proof, and once after it.
  expect(requests.filter((body) => body.includes('mutation SetHouseholdPin'))).toHaveLength(2);

  expect((await rest().get('/users/me', parent.accessToken)).status).toBe(401);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  for (const secret of [parent.accessToken, parent.refreshToken, parent.email, parent.user.id, 'A secret thought']) {
    expect(stored).not.toContain(secret);
  }
  const token = await page.evaluate((key) => localStorage.getItem(key) ?? '', STORAGE_KEYS.authToken);
  expect((await rest().get('/users/me', token)).body.role).toBe('device');
  await page.goto(`${web.starling.url}/parental`);
  await page.getByRole('heading', { level: 1, name: 'Hello, Mia 1' }).waitFor();
});

test('a new parent leaves the onboarding with a child on a tablet in less than two minutes', async () => {
  parent = await registerParent(web.starling);
  const { tablet, code, picture } = await startTablet();
  const started = Date.now();
  // The child gets the quiet times of its age in the zone of this browser, where it is noon.
  const atNoon = await web.newContext(undefined, { timezoneId: noonZone() });
  const page = await openSignedIn(atNoon, web.starling, parent, '/onboarding');
  await page.getByRole('button', { name: '6 to 9 years' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('heading', { name: 'Add your child' }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  expect(await page.getByRole('radio', { name: '6–9' }).isChecked()).toBe(true);
  await page.getByLabel('Nickname').fill('Ben');
  await page.getByLabel('I have read this and agree for Ben').check();
  await page.getByRole('button', { name: 'Add child' }).click();
  await page.getByRole('heading', { name: 'Where will Ben use Starling?' }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: /^On another device/ }).click();
  await page.getByLabel('Code on the device').fill(code);
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: picture }).check();
  await page.getByRole('button', { name: 'Let it in' }).click();
  await tablet.getByRole('heading', { level: 1, name: 'Hello, Ben' }).waitFor();
  expect(Date.now() - started).toBeLessThan(120_000);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.waitForURL('**/chat');
});

test('an approval asks for a new sign-in if the last one is too old, and comes back with the code', async () => {
  await web.starling.sql(
    `UPDATE sessions SET authenticated_at = authenticated_at - interval '6 minutes' WHERE user_id = $1`,
    [parent.user.id],
  );
  const { code, picture } = await startTablet();
  const page = await open(`/pair?code=${code}`);
  await page.getByRole('radio', { name: picture }).check();
  await page.getByRole('radio', { name: 'Mia 1' }).check();
  await page.getByRole('button', { name: 'Let it in' }).click();
  const again = page.getByRole('dialog', { name: 'Please sign in again' });
  await again.getByText('To let a device in').waitFor();
  await again.getByRole('button', { name: 'Sign in again' }).click();
  await page.waitForURL('**/login');
  const target = await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.oauthRedirectAfterLogin);
  expect(target).toBe(`/pair?code=${code}`);
});
