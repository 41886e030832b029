import type { Page } from 'playwright-core';
import { buildFamily, buildMember } from '../factories/families.js';
import { type Account, registerParent, TEST_PASSWORD } from '../support/accounts.js';
import { api } from '../support/api.js';
import { seriousFindings } from '../support/axe.js';
import { familyShows } from '../support/page-state.js';
import { openSignedIn } from '../support/signed-in-page.js';
import { until } from '../support/wait.js';
import { useWebClient } from '../support/web-client.js';

const web = useWebClient({ width: 1440 });
let parent: Account;

beforeEach(async () => {
  parent = await registerParent(web.starling, { first_name: 'Robin' });
});

const open = (path: string) => web.open(parent, path);
const rest = () => api(web.starling.url);
const section = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Another adult, in a browser of their own. */
async function openAs(account: Account, path: string): Promise<Page> {
  return openSignedIn(await web.newContext(), web.starling, account, path);
}

async function makeSignInOld({ user }: Account): Promise<void> {
  await web.starling.sql(
    `UPDATE sessions SET authenticated_at = authenticated_at - interval '6 minutes' WHERE user_id = $1`,
    [user.id],
  );
}

test('an invited person accepts, waits for the confirmation, and is removed with a receipt', async () => {
  await buildFamily(web.starling, parent);
  const guest = await registerParent(web.starling, { first_name: 'Kim' });
  const page = await open('/parental');
  await familyShows(page);
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Create link/ }).click();
  const link = await dialog.getByLabel('Invitation link').inputValue();
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await section(page, 'Grown-ups').getByText('Guardian, anyone with the link').waitFor();

  const guests = await openAs(guest, new URL(link).pathname);
  await guests.getByRole('heading', { name: 'Robin invites you to The Larks' }).waitFor();
  expect(await guests.getByText('Mia').count()).toBe(0);
  await guests.getByRole('button', { name: 'Accept' }).click();
  await guests.getByText('A grown-up of The Larks must confirm that it is you.').waitFor();

  // Nothing was reloaded: the row appears by itself.
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, confirm' }).click();
  await page.getByText('Kim belongs to your household now.').waitFor();
  await guests.goto(`${web.starling.url}/profiles`);
  await guests.getByRole('link', { name: 'Mia 1' }).waitFor();

  await page.getByRole('button', { name: 'Actions for Kim' }).click();
  await page.getByRole('menuitem', { name: 'Remove from the household' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText(/^(Ended at once|Nothing was open)/).waitFor();
  await guests.getByText('No child yet').waitFor();
  await section(page, 'Activity').getByText('You removed').first().waitFor();
});

test('a link that was used already, or never existed, says so', async () => {
  const page = await open('/invitations/never-existed');
  await page.getByText('This invitation no longer works').waitFor();
});

test('the roles of members change, and the household is handed over', async () => {
  const { householdId } = await buildFamily(web.starling, parent);
  const other = await registerParent(web.starling, { first_name: 'Alex' });
  await buildMember(web.starling, householdId, other, 'guardian');
  const page = await open('/family-settings');
  await familyShows(page);
  const command = async (name: string) => {
    await page.getByRole('button', { name: 'Actions for Alex' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  const dialog = page.getByRole('dialog');
  await command('Change role and details');
  await dialog.getByRole('radio', { name: 'Helper' }).check();
  await dialog.getByLabel('Mia 1').check();
  await dialog.getByLabel('Label').fill('Grandpa');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await section(page, 'Grown-ups')
    .getByText(/^Mia 1 · until/)
    .waitFor();
  await section(page, 'Grown-ups').getByText('Grandpa').waitFor();
  await command('Change role and details');
  await dialog.getByRole('radio', { name: 'Guardian' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await until(async () => {
    const [{ members }] = (await rest().get('/households', parent.accessToken)).body;
    return members.find(({ user_id: id }: { user_id: string }) => id === other.user.id).role === 'guardian';
  });
  await command('Hand the household over');
  await dialog.getByRole('button', { name: 'Hand over' }).click();
  await page.getByText('Alex is the head of the household now.').waitFor();
  await page.getByRole('button', { name: 'Actions for Robin' }).click();
  await page.getByRole('menuitem', { name: 'Leave the household' }).click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await page.getByText('No child yet').waitFor();
});

test('name, country and PIN are saved, the PIN only after a recent sign-in', async () => {
  const { householdId } = await buildFamily(web.starling, parent);
  await makeSignInOld(parent);
  const page = await open('/parental');
  await familyShows(page);
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('The Wrens');
  // What changes elsewhere shows at once, and what is typed here stays.
  await rest().patch(`/households/${householdId}`, { country: 'IE' }, parent.accessToken);
  const country = section(page, 'Household').getByRole('combobox', { name: 'Country' });
  await until(async () => (await country.inputValue()) === 'Ireland');
  expect(await name.inputValue()).toBe('The Wrens');
  await section(page, 'Household').getByRole('button', { name: 'Save' }).click();
  await page.getByText('Household saved').waitFor();
  expect((await rest().get('/households', parent.accessToken)).body[0].name).toBe('The Wrens');

  await page.getByRole('textbox', { name: 'PIN' }).fill('2468');
  await page.getByRole('button', { name: 'Set PIN' }).click();
  await page
    .getByRole('dialog', { name: 'Please sign in again' })
    .getByRole('button', { name: 'Sign in again' })
    .click();
  await page.waitForURL('**/login');
  await page.getByRole('button', { name: 'Use a password' }).click();
  await page.getByLabel('Email').fill(parent.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(TEST_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/parental#pin');
  await page.getByRole('textbox', { name: 'PIN' }).fill('2468');
  await page.getByRole('button', { name: 'Set PIN' }).click();
  await page.getByRole('button', { name: 'Change PIN' }).waitFor();
  await section(page, 'Activity').getByText('You set a new PIN').waitFor();
});
