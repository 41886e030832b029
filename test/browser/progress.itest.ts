import { randomUUID } from 'node:crypto';
import { buildConversation } from '../factories/conversations.js';
import { buildFamily, type Family } from '../factories/families.js';
import { type Account, registerParent } from '../support/accounts.js';
import { api } from '../support/api.js';
import { seriousFindings } from '../support/axe.js';
import { painted } from '../support/page-state.js';
import { useWebClient } from '../support/web-client.js';

const web = useWebClient({ width: 1440 });
let parent: Account;
let family: Family;

beforeAll(async () => {
  parent = await registerParent(web.starling, { first_name: 'Robin' });
  family = await buildFamily(web.starling, parent, { children: 2 });
  await web.starling.sql(`UPDATE children SET time_zone = 'UTC' WHERE id = $1`, [family.child.id]);
  const conversation = await buildConversation(web.starling, family.child.userId, {
    title: 'Animals',
    said: { role: 'user', content: 'Why do cats purr?' },
  });
  await web.starling.sql(`UPDATE conversations SET tags = '{animals}' WHERE id = $1`, [conversation]);
  const today = new Date().toISOString().slice(0, 10);
  for (const minute of [1, 2, 3]) {
    await web.starling.sql(
      `INSERT INTO child_minutes (child_id, minute, kind, local_date) VALUES ($1, $2, 'chat', $3)`,
      [family.child.id, Date.parse(`${today}T00:00:00Z`) / 60_000 + minute, today],
    );
  }
});

/** What a guardian's device would send: a story that was read to its end. */
function finishStory() {
  const event = { client_event_id: randomUUID(), child_id: family.child.id, verb: 'completed', object_kind: 'story' };
  return api(web.starling.url).post(
    '/learning-events',
    [{ ...event, object_id: 'soup-for-a-giant' }],
    parent.accessToken,
  );
}

test('the progress page shows a week, follows the child live, and can be read as a table', async () => {
  const page = await web.open(parent, `/progress?child=${family.child.id}`);
  await page.getByText('Why do cats purr?').waitFor();
  await page.getByText('3 min', { exact: true }).waitFor();
  expect(await page.getByRole('link', { name: 'Soup for a Giant' }).count()).toBe(0);
  expect((await finishStory()).status).toBe(201);
  await page.getByRole('link', { name: 'Soup for a Giant' }).waitFor();
  await page.getByLabel('Day by day: view').getByText('Table').click();
  await page.getByRole('table', { name: 'Minutes and questions of each day' }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  const printed = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  const weekBefore = page.getByRole('button', { name: 'The week before' });
  await weekBefore.click();
  await page.getByRole('heading', { name: 'A quiet week' }).waitFor();
  const shownFrom = () => Date.parse(new URL(page.url()).searchParams.get('from')!);
  const before = shownFrom();
  // Two presses before the page has drawn the first one.
  await weekBefore.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  expect(before - shownFrom()).toBe(14 * 86_400_000);
  await page.getByRole('button', { name: 'Mia 2' }).click();
  await page.getByText('Mia 2 did not use Starling in these days. That is fine.').waitFor();
});

test('a guardian chooses when summaries come', async () => {
  const page = await web.open(parent, '/progress');
  await page.getByRole('combobox', { name: 'How often' }).click();
  const stored = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page.getByRole('option', { name: 'Every Monday' }).click();
  await page.getByRole('combobox', { name: 'At' }).waitFor();
  await stored;
  const { body } = await api(web.starling.url).get('/users/me', parent.accessToken);
  expect(body.settings.family.digest).toBe('weekly');
  await page.setViewportSize({ width: 320, height: 700 });
  await painted(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await seriousFindings(page)).toEqual([]);
});
