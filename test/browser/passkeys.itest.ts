import type { Page } from 'playwright-core';
import { STORAGE_KEYS } from '../../client/platform/storage-keys.js';
import { type Account, registerParent, signInAs } from '../support/accounts.js';
import { ageSignIn } from '../support/aged-sign-in.js';
import { appCode, nextCode, turnOnSecondStep, wrongCode } from '../support/authenticator-app.js';
import { seriousFindings } from '../support/axe.js';
import { signInWithPassword } from '../support/sign-in-page.js';
import { openSignedIn } from '../support/signed-in-page.js';
import { useWebClient } from '../support/web-client.js';

const web = useWebClient({ settings: { STAFF_SECOND_STEP: 'required' } });
/** Browsers know passkeys for names, not for addresses such as 127.0.0.1. */
const url = () => `http://localhost:${new URL(web.starling.url).port}`;
const open = (account: Account, path: string) => openSignedIn(web.context, { url: url() }, account, path);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
/** For the session of the page, which is not the one that the account began with. */
async function age(page: Page, { user }: Account): Promise<void> {
  await ageSignIn(web.starling, { user, accessToken: await accessTokenOf(page) });
}
const accessTokenOf = async (page: Page) =>
  (await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.authToken))!;

/** The authenticator of a phone: it keeps passkeys, and its owner always touches it. */
async function addAuthenticator(page: Page): Promise<void> {
  const devTools = await web.context.newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function logOut(page: Page): Promise<void> {
  await button(page, 'Logout').click();
  await page.waitForURL('**/login');
}

test('a passkey is added, signs in by its button and in the list of the field, and is removed', async () => {
  const parent = await registerParent(web.starling);
  const page = await open(parent, '/settings');
  await addAuthenticator(page);
  await button(page, 'Add a passkey').click();
  await page.getByText('Passkey added. You can sign in with it from now on.').waitFor();
  await button(page, 'Rename Chrome on Linux').click();
  await page.getByLabel('Name of the passkey').fill('My phone');
  await button(page, 'Save').click();
  await button(page, 'Remove My phone').waitFor();
  await page.getByText('not used yet').waitFor();
  expect(await seriousFindings(page)).toEqual([]);

  await logOut(page);
  await button(page, 'Use a passkey').click();
  await page.waitForURL('**/chat');
  await logOut(page);
  await button(page, 'Use a password').click();
  await page.waitForURL('**/chat');

  await page.goto(`${url()}/settings`);
  await age(page, parent);
  await button(page, 'Remove My phone').click();
  await dialog(page, 'Remove this passkey?').getByRole('button', { name: 'Remove passkey' }).click();
  const confirmation = dialog(page, 'Please confirm that it is you');
  expect(await seriousFindings(page)).toEqual([]);
  await confirmation.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByText('You have no passkey yet.').waitFor();
  await logOut(page);
  await button(page, 'Use a passkey').click();
  await page.getByRole('alert').getByText('Login Failed', { exact: true }).waitFor();

  // Passkeys belong to another name than this address.
  await page.goto(`${web.starling.url}/login`);
  await page.getByText('Practice mode: nothing here is real.').waitFor();
  expect(await button(page, 'Use a passkey').count()).toBe(0);
});

test('an authenticator app is set up, asked for after the password, and replaced by a recovery code', async () => {
  const parent = await registerParent(web.starling);
  const page = await open(parent, '/settings');
  await button(page, 'Set up').click();
  const setup = dialog(page, 'Set up the second step');
  await setup.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  const secret = (await setup.locator('code').textContent())!;
  await setup.getByLabel('2. Enter the six digits').fill(wrongCode(secret));
  await button(page, 'Turn on').click();
  await setup.getByText('That code is not right').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await setup.getByLabel('2. Enter the six digits').fill(appCode(secret));
  await button(page, 'Turn on').click();
  await button(page, 'I have saved them').waitFor();
  const codes = await setup.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  await button(page, 'I have saved them').click();
  await page.getByText('10 recovery codes left').waitFor();

  await logOut(page);
  await signInWithPassword(page, parent.email);
  await page.getByRole('heading', { name: 'One more step' }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByLabel('Code').fill(wrongCode(secret));
  await button(page, 'Sign in').click();
  await page.getByText('That code is not right').waitFor();
  await page.getByLabel('Code').fill(nextCode(secret));
  await button(page, 'Sign in').click();
  await page.waitForURL('**/chat');

  await logOut(page);
  await signInWithPassword(page, parent.email);
  await page.getByLabel('Code').fill(codes[0]!);
  await button(page, 'Sign in').click();
  await page.waitForURL('**/chat');
  await page.goto(`${url()}/settings`);
  await page.getByText('9 recovery codes left').waitFor();
  await age(page, parent);
  await button(page, 'New recovery codes').click();
  const confirmation = dialog(page, 'Please confirm that it is you');
  await confirmation.getByLabel('Code of your authenticator app').fill(codes[1]!);
  await confirmation.getByRole('button', { name: 'Confirm' }).click();
  await dialog(page, 'Your new recovery codes').getByRole('list', { name: 'Recovery codes' }).waitFor();
});

test('staff set up the second step before they see anything else, where the service requires it', async () => {
  const page = await open(await signInAs(web.starling, 'moderator'), '/moderation');
  await page.getByRole('heading', { name: 'Set up your second step' }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await button(page, 'Set up').click();
  const secret = (await page.locator('code').textContent())!;
  await page.getByLabel('2. Enter the six digits').fill(appCode(secret));
  await button(page, 'Turn on').click();
  await button(page, 'I have saved them').click();
  await page.getByRole('heading', { name: 'Moderation Dashboard' }).waitFor();
});

test('a sign-in through the provider asks for the code, too', async () => {
  const page = await web.context.newPage();
  const signIn = async () => {
    await page.goto(`${web.starling.url}/login`);
    await button(page, 'Login into Starling').click();
    await page.getByLabel('Any other email address').fill('second-step@practice.example');
    await button(page, 'Continue').click();
  };
  await signIn();
  await page.waitForURL('**/onboarding');
  const { secret } = await turnOnSecondStep(web.starling, { accessToken: await accessTokenOf(page) });
  await page.evaluate(() => localStorage.clear());
  await signIn();
  await page.getByLabel('Code').fill(nextCode(secret));
  await button(page, 'Sign in').click();
  await page.waitForURL('**/chat');
});
