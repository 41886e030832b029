import type { Page } from 'playwright-core';
import { buildFamily, type Family } from '../factories/families.js';
import { type Account, registerParent } from '../support/accounts.js';
import { api, type Json } from '../support/api.js';
import { seriousFindings } from '../support/axe.js';
import { until } from '../support/wait.js';
import { useWebClient } from '../support/web-client.js';

const web = useWebClient();
const rest = () => api(web.starling.url);
let parent: Account;
let family: Family;

beforeAll(async () => {
  parent = await registerParent(web.starling);
  family = await buildFamily(web.starling, parent);
});

async function createReminder(title: string, more: Json = {}): Promise<string> {
  const recurrence = { zone: 'Europe/London', starts: '2050-01-03T08:00', rrule: 'FREQ=WEEKLY' };
  const body = { title, recurrence, child_id: family.child.id, audience: 'guardians', ...more };
  return (await rest().post<Json>('/reminders', body, parent.accessToken)).body.id;
}

/** Lets the time of a reminder be in the past, as after so many minutes of waiting. */
async function makeDue(id: string, minutesAgo = 1): Promise<void> {
  await web.starling.sql(
    `UPDATE reminders SET next_occurrence = date_trunc('minute', now()) - make_interval(mins => $2),
       next_at = date_trunc('minute', now()) - make_interval(mins => $2) WHERE id = $1`,
    [id, minutesAgo],
  );
}

const dueNow = (page: Page) => page.getByRole('region', { name: 'Due now' });
/** The last Sunday of March of a year that is always ahead: clocks in Berlin go from 02:00 to 03:00. */
const CLOCK_CHANGE = '2050-03-27';

test('a weekly reminder is created with a preview of the clock change, changed, switched off and deleted', async () => {
  const page = await web.open(parent, '/remainders');
  await page.getByRole('button', { name: 'Add your first reminder' }).click();
  const dialog = page.getByRole('dialog', { name: 'New reminder' });
  await dialog.getByRole('button', { name: 'Add reminder' }).click();
  await dialog.getByText('Say what it is about').waitFor();
  await dialog.getByLabel('Remind me of').fill('Winding the old clock');
  await dialog.getByRole('button', { name: 'Change time zone' }).click();
  await dialog.getByRole('combobox', { name: 'Time zone' }).fill('Europe/Berlin');
  await page.getByRole('option', { name: 'Europe/Berlin' }).click();
  await dialog.getByLabel('Date').fill(CLOCK_CHANGE);
  await dialog.getByLabel('Time', { exact: true }).fill('02:30');
  await dialog.getByLabel('Repeats').selectOption('weekly');
  const times = dialog.getByRole('region', { name: 'Next times' }).getByRole('listitem');
  await times.getByText('On 27 March this happens at 03:30, once. Clocks go forward, and 02:30 is skipped.').waitFor();
  expect(await times.count()).toBe(5);
  expect(await times.nth(1).innerText()).toBe('Sunday 3 April 2050, 02:30');
  await dialog.getByLabel('Remind', { exact: true }).selectOption('60');
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add reminder' }).click();
  await dialog.waitFor({ state: 'detached' });

  const row = page.getByRole('region', { name: 'Later' }).getByRole('listitem');
  await row.getByText('Every Sunday, 1 hour before 02:30').waitFor();
  await row.getByRole('button', { name: 'Winding the old clock', exact: true }).click();
  const edit = page.getByRole('dialog', { name: 'Edit reminder' });
  expect(await edit.getByLabel('Repeats').inputValue()).toBe('weekly');
  await edit.getByText('Wed', { exact: true }).click();
  await edit.getByRole('button', { name: 'Save' }).click();
  await row.getByText('Every Wednesday and Sunday, 1 hour before 02:30').waitFor();
  // A click that is forced would hit the dialog that closes.
  await edit.waitFor({ state: 'detached' });

  await row.getByRole('switch', { name: 'Winding the old clock: switched on' }).click({ force: true });
  const off = page.getByRole('region', { name: 'Off' }).getByRole('listitem');
  await off.getByText('Switched off').waitFor();
  await off.getByRole('button', { name: 'Actions for Winding the old clock' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete reminder' }).click();
  await page.getByRole('heading', { name: 'No reminder yet' }).waitFor();
});

test('a reminder that fires appears without a reload, is snoozed, and is done for everyone', async () => {
  // Before the page is opened: it may not hear of what happens while its subscriptions begin.
  const id = await createReminder('Pack the bag', { note: 'Shoes and a towel' });
  const page = await web.open(parent, '/remainders');
  await page.getByRole('button', { name: 'Pack the bag', exact: true }).waitFor();
  await makeDue(id);
  const card = dueNow(page).getByRole('listitem').filter({ hasText: 'Pack the bag' });
  await card.getByText('Shoes and a towel').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await card.getByRole('button', { name: 'Snooze: Pack the bag' }).click();
  await page.getByRole('menuitem', { name: '15 minutes' }).click();
  await card.getByText(/comes again at \d\d:\d\d/).waitFor();
  const { body: due } = await rest().get<Json[]>('/reminders/due', parent.accessToken);
  expect(due.map(({ title, state }) => [title, state])).toEqual([['Pack the bag', 'snoozed']]);
  await web.starling.sql('UPDATE reminder_firings SET ring_at = now() WHERE id = $1', [due[0]!.id]);
  await card.getByText(/comes again/).waitFor({ state: 'detached' });
  await card.getByRole('button', { name: 'Done' }).click();
  await dueNow(page).waitFor({ state: 'detached' });
  expect((await rest().get('/reminders/due', parent.accessToken)).body).toEqual([]);
});

test('what was missed is summed up once', async () => {
  const other = await registerParent(web.starling);
  family = await buildFamily(web.starling, other);
  parent = other;
  for (const title of ['Feed the cat', 'Water the plants']) await makeDue(await createReminder(title), 180);
  const missed = async () => (await rest().get<Json[]>('/reminders/missed', parent.accessToken)).body.length;
  await until(async () => (await missed()) === 2, { what: 'two missed reminders' });
  const page = await web.open(parent, '/remainders');
  const notice = page.getByRole('alert').filter({ hasText: '2 reminders were missed' });
  await notice.getByText('Feed the cat').waitFor();
  await notice.getByRole('button', { name: 'OK' }).click();
  await notice.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('button', { name: 'Water the plants', exact: true }).waitFor();
  expect(await notice.count()).toBe(0);
});
