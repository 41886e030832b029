import { registerParent, signInAs, TEST_PASSWORD } from '../support/accounts.js';
import { api } from '../support/api.js';
import { seriousFindings } from '../support/axe.js';
import { painted } from '../support/page-state.js';
import { until } from '../support/wait.js';
import { useWebClient } from '../support/web-client.js';

const web = useWebClient();
beforeEach(async () => {
  await web.starling.sql('DELETE FROM waitlist_entries');
});

const join = (email: string) => api(web.starling.url).post('/waitlist/join', { email });

test('approves one entry, approves several and removes one from the waitlist', async () => {
  for (const name of ['ann', 'ben', 'cleo', 'dov']) await join(`${name}@example.org`);
  const page = await web.open(await signInAs(web.starling, 'admin'), '/admin/waitlist');
  const stat = (label: string) => page.locator(`[data-stat="${label}"]`);
  await stat('On Waitlist').getByText('4', { exact: true }).waitFor();
  await stat('Avg Wait (days)').getByText('—').waitFor();
  await page.getByText('Last updated').waitFor();
  await page.getByRole('button', { name: 'Refresh' }).waitFor();

  await page.getByRole('button', { name: 'Approve ann@example.org' }).click();
  await stat('Approved').getByText('1', { exact: true }).waitFor();
  const links = page.getByRole('region', { name: 'Invitation links' });
  const linkFor = (name: string) => links.getByLabel(`Invitation link for ${name}@example.org`);
  const first = await linkFor('ann').inputValue();
  expect(first).toMatch(new RegExp(`^${web.starling.url}/login\\?invitation=[\\w-]{43}$`));
  await page.getByLabel('Select ben@example.org').check();
  await page.getByLabel('Select cleo@example.org').check();
  await page.getByRole('button', { name: 'Approve 2 selected' }).click();
  await stat('Approved').getByText('3', { exact: true }).waitFor();
  await linkFor('cleo').waitFor();
  await linkFor('ben').waitFor();
  expect(await seriousFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Remove dov@example.org' }).click();
  const backdrop = await page.locator('.mantine-Modal-overlay').evaluate((overlay) => {
    const { backdropFilter, backgroundColor } = getComputedStyle(overlay);
    return { backdropFilter, backgroundColor };
  });
  expect(backdrop).toEqual({ backdropFilter: 'none', backgroundColor: 'rgba(17, 22, 40, 0.45)' });
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await stat('On Waitlist').getByText('0', { exact: true }).waitFor();
  await page.getByText('The waitlist is empty').waitFor();
  const { body } = await api(web.starling.url).get('/waitlist/status/dov@example.org');
  expect(body.status).toBe('not_registered');
  expect(await seriousFindings(page)).toEqual([]);
});

test('approves the next ten of the list, and takes them back with their links', async () => {
  for (let number = 10; number < 22; number += 1) await join(`family${number}@example.org`);
  const page = await web.open(await signInAs(web.starling, 'admin'), '/admin/waitlist');
  const stat = (label: string) => page.locator(`[data-stat="${label}"]`);
  const links = page.getByRole('region', { name: 'Invitation links' });
  await stat('On Waitlist').getByText('12', { exact: true }).waitFor();
  // The order of the table does not matter: the first of the list are next.
  await page.getByRole('button', { name: 'Joined' }).click();
  await page.getByRole('button', { name: 'Joined' }).click();
  // The second click approves no others.
  await page.getByRole('button', { name: 'Approve the next 10' }).dblclick();
  await stat('On Waitlist').getByText('2', { exact: true }).waitFor();
  await links.getByLabel('Invitation link for family19@example.org').waitFor();
  expect(await links.getByRole('textbox').count()).toBe(10);
  await page
    .getByRole('alert')
    .filter({ hasText: '10 people approved.' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await page.getByText('10 people wait again. Their invitation links no longer work.').waitFor();
  await stat('On Waitlist').getByText('12', { exact: true }).waitFor();
  await links.waitFor({ state: 'detached' });
  const { body } = await api(web.starling.url).get('/waitlist/status/family10@example.org');
  expect(body).toMatchObject({ status: 'waitlisted', waitlist_position: 1 });
});

test('shows tables with whole statuses from 640 px, and cards of two lines below', async () => {
  await web.starling.sql(
    `INSERT INTO waitlist_entries (email, first_name, last_name, joined_at, approved_at)
     SELECT 'a.rather.long.address.of.family' || n || '@example.org', 'Maximiliane', 'Featherstonehaugh', now(),
       CASE WHEN n > 6 THEN now() END FROM generate_series(1, 12) n`,
  );
  const admin = await signInAs(web.starling, 'admin');
  const page = await web.open(admin, '/admin/waitlist');
  const cutOff = () =>
    page
      .locator('main .mantine-Badge-label')
      .evaluateAll((labels) => labels.filter((it) => it.scrollWidth > it.clientWidth).map((it) => it.textContent));
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await page.getByRole('table').waitFor();
  expect(await page.getByRole('columnheader', { name: 'Status' }).count()).toBe(0);
  await page.getByText('All', { exact: true }).click();
  await page.getByRole('columnheader', { name: 'Status' }).waitFor();
  for (const path of ['/admin/waitlist', '/admin/users']) {
    if (path !== '/admin/waitlist') await page.goto(web.starling.url + path);
    for (const width of [1440, 1024, 768, 640]) {
      await page.setViewportSize({ width, height: 900 });
      await page.getByRole('table').waitFor();
      await painted(page);
      expect({ path, width, cutOff: await cutOff(), sideways: await sideways() }).toEqual({
        path,
        width,
        cutOff: [],
        sideways: 0,
      });
    }
    for (const width of [639, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const cards = page.getByRole('list', { name: path === '/admin/users' ? 'Accounts' : 'Waitlist entries' });
      const first = cards.getByRole('listitem').first();
      await first.waitFor();
      await painted(page);
      expect(await page.getByRole('table').count()).toBe(0);
      const { height } = (await first.boundingBox())!;
      expect({ path, width, isLow: height <= 170, cutOff: await cutOff(), sideways: await sideways() }).toEqual({
        path,
        width,
        isLow: true,
        cutOff: [],
        sideways: 0,
      });
      expect(await seriousFindings(page)).toEqual([]);
    }
  }
}, 120_000);

test('keeps the actions for a selection in view on a phone, and the other actions in the menu of each card', async () => {
  for (let number = 10; number < 40; number += 1) await join(`family${number}@example.org`);
  const page = await web.open(await signInAs(web.starling, 'admin'), '/admin/waitlist');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel('Select family10@example.org').check();
  await page.getByLabel('Select family39@example.org').scrollIntoViewIfNeeded();
  await page.getByLabel('Select family39@example.org').check();
  const bar = page.getByRole('toolbar', { name: 'Selected entries' });
  await bar.getByText('2 selected', { exact: true }).waitFor();
  const box = (await bar.boundingBox())!;
  expect(box.y).toBeGreaterThan(400);
  expect(box.y + box.height).toBeLessThanOrEqual(844);
  await bar.getByRole('button', { name: 'Approve 2 selected' }).click();
  await page.locator('[data-stat="Approved"]').getByText('2', { exact: true }).waitFor();
  await bar.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Actions for family11@example.org' }).click();
  await page.getByRole('menuitem').first().waitFor();
  expect(await page.getByRole('menuitem').allInnerTexts()).toEqual(['Approve', 'Remove']);
  await page.getByRole('menuitem', { name: 'Approve' }).click();
  await page.locator('[data-stat="Approved"]').getByText('3', { exact: true }).waitFor();

  // On a wide screen the table begins in the upper half, with the stats in one line above it.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Close the invitation links' }).click();
  expect((await page.getByRole('table').boundingBox())!.y).toBeLessThan(400);
});

test('copies an invitation link, creates a new one, and marks accounts whose email is not verified', async () => {
  await join('eve@example.org');
  await registerParent(web.starling, { email: 'eve@example.org' });
  await web.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await web.open(await signInAs(web.starling, 'admin'), '/admin/waitlist');
  await page.getByText('Email not verified').waitFor();
  await page.getByRole('button', { name: 'Approve eve@example.org' }).click();
  const link = page.getByLabel('Invitation link for eve@example.org');
  await link.waitFor();
  const first = await link.inputValue();
  await page.getByRole('button', { name: 'Copy the link for eve@example.org' }).click();
  await page.getByText('Copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
  await page.getByText('Approved', { exact: true }).last().click();
  await page.getByRole('button', { name: 'New link for eve@example.org' }).click();
  await until(async () => (await link.inputValue()) !== first);
  await page.getByText('Email not verified').waitFor();
  await page.getByRole('button', { name: 'Close the invitation links' }).click();
  expect(await link.count()).toBe(0);
});

test('offers a new link until the account can sign in without one', async () => {
  const admin = await signInAs(web.starling, 'admin');
  await join('gia@example.org');
  const { email } = await registerParent(web.starling, { email: 'gia@example.org' });
  const { body } = await api(web.starling.url).post('/waitlist/approve', { email }, admin.accessToken);
  const page = await web.open(admin, '/admin/waitlist');
  await page.getByText('Approved', { exact: true }).last().click();
  const newLink = page.getByRole('button', { name: `New link for ${email}` });
  await newLink.waitFor();
  const invitation = new URL(body.invitation_url, web.starling.url).searchParams.get('invitation');
  await api(web.starling.url).post('/auth/login', { username: email, password: TEST_PASSWORD, invitation });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await newLink.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: `Remove ${email}` }).waitFor();
});

test('reports what failed on the waitlist when the server sends no message', async () => {
  await join('fay@example.org');
  const page = await web.open(await signInAs(web.starling, 'admin'), '/admin/waitlist');
  await page.getByRole('button', { name: 'Approve fay@example.org' }).waitFor();
  const wordless = { status: 200, json: { data: null, errors: [{ message: '' }] } };
  await page.route('**/graphql', (route) => {
    const body = route.request().postData() ?? '';
    const isFailing = ['"WaitlistStats"', '"InviteWaitlistEntries"', '"RemoveWaitlistEntry"'].some((name) =>
      body.includes(name),
    );
    return isFailing ? route.fulfill(wordless) : route.continue();
  });
  await page.route('**/waitlist/health', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: 'Approve fay@example.org' }).click();
  await page.getByText('Failed to approve user').waitFor();
  await page.getByRole('button', { name: 'Remove fay@example.org' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByText('Failed to remove user from waitlist').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByText('Failed to load stats').waitFor();
  await page.getByText('Failed to get waitlist stats').waitFor();
  await page.getByText('Waitlist service health check failed').waitFor();
});

test('sorts the waitlist by its column headers with the keyboard, together with the search', async () => {
  const people = { 'carla@example.org': 'Zoe', 'ann@example.org': 'Mia', 'ben@example.org': 'Ada' };
  for (const [email, first_name] of Object.entries(people)) {
    await api(web.starling.url).post('/waitlist/join', { email, first_name });
  }
  await join('dan@elsewhere.org');
  const page = await web.open(await signInAs(web.starling, 'admin'), '/admin/waitlist');
  const head = (name: string) => page.getByRole('columnheader', { name });
  const listed = (...names: string[]) =>
    until(async () => {
      const emails = await page.getByText(/^(#\d+ · )?\w+@\w+\.org$/).allInnerTexts();
      return emails.map((email) => email.replace(/^#\d+ · /, '').split('@')[0]).join() === names.join();
    });
  await listed('carla', 'ann', 'ben', 'dan');
  expect(await head('Position').getAttribute('aria-sort')).toBe('ascending');
  expect(await head('Email').getAttribute('aria-sort')).toBeNull();

  // The key moves to the search. The filters and the column headers come next in the tab order.
  await page.keyboard.press('/');
  await page.keyboard.type('example.org');
  await listed('carla', 'ann', 'ben');
  await page.getByRole('button', { name: 'Email' }).focus();
  await page.keyboard.press('Enter');
  await listed('ann', 'ben', 'carla');
  expect(await head('Email').getAttribute('aria-sort')).toBe('ascending');
  expect(await head('Position').getAttribute('aria-sort')).toBeNull();
  await page.keyboard.press('Space');
  await listed('carla', 'ben', 'ann');
  expect(await head('Email').getAttribute('aria-sort')).toBe('descending');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await listed('ben', 'ann', 'carla');
  expect(await head('Name').getAttribute('aria-sort')).toBe('ascending');
  // Positions refer to the whole list in every order.
  expect(await page.locator('td[data-label="Position"]').allInnerTexts()).toEqual(['3', '2', '1']);
  expect(await seriousFindings(page)).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /^Sort/ }).click();
  await page.getByLabel('Sort by').selectOption('Joined');
  await listed('carla', 'ann', 'ben');
  await page.getByRole('button', { name: 'Sort descending' }).click();
  await listed('ben', 'ann', 'carla');
});

test('saves the waitlist rules, and asks before they lock people out', async () => {
  const admin = await signInAs(web.starling, 'admin');
  const page = await web.open(admin, '/admin/settings');
  for (const fact of ['0.4.12', 'production', 'On', 'Not sent']) {
    await page.getByRole('cell', { name: fact, exact: true }).waitFor();
  }
  await page.getByText('Off: anyone can sign up; the list is hidden.').waitFor();
  await page.getByText('Only approved accounts can sign in. This includes admins.').waitFor();
  await page.getByLabel('Approved only').check();
  await page.locator('tr[aria-current]').getByText('Only approved people can use Starling').waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  // A click that is forced would hit the dialog that closes.
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByLabel('Auto-approve').check({ force: true });
  await page.locator('tr[aria-current]').getByText('Everyone who joins is approved immediately').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Settings saved').waitFor();
  // What was saved is the new base of the form.
  await page.getByRole('button', { name: 'Save', disabled: true }).waitFor();
  const { body } = await api(web.starling.url).get('/admin/settings', admin.accessToken);
  expect(body).toEqual({ waitlist_enabled: true, waitlist_mode: 'approved_only', waitlist_auto_approve: true });
  await api(web.starling.url).patch(
    '/admin/settings',
    { waitlist_mode: 'enabled', waitlist_auto_approve: false },
    admin.accessToken,
  );
});
