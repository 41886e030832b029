import { randomUUID } from 'node:crypto';
import { buildFamily } from '../factories/families.js';
import { registerParent, signInAs } from '../support/accounts.js';
import { faultsOfLooks, seriousFindings } from '../support/axe.js';
import { handOverDevice } from '../support/devices.js';
import { LiveClient } from '../support/live-client.js';
import { SOON_MS } from '../support/wait.js';
import { useWebClient } from '../support/web-client.js';

const web = useWebClient({ width: 1440, settings: { SAFEGUARDING_CONTACT: 'safe@keep.test' } });

async function talkingChild() {
  const parent = await registerParent(web.starling);
  const { child } = await buildFamily(web.starling, parent);
  const device = await handOverDevice(web.starling, parent, child);
  const client = await LiveClient.join(web.starling, { token: device.accessToken });
  return { parent, child, client };
}

test('a guardian sees on an open page that a child may be in danger, with help lines, and says what helped', async () => {
  const { parent, child, client } = await talkingChild();
  await web.starling.sql(
    `INSERT INTO safety_alerts (id, child_id, category, severity, count, first_at, last_at, state)
     VALUES ($1, $3, 'drugs', 4, 3, now() - interval '5 hours', now() - interval '3 hours', 'open'),
            ($2, $3, 'eating_disorder', 4, 1, now() - interval '3 days', now() - interval '3 days', 'helpful')`,
    [randomUUID(), randomUUID(), child.id],
  );
  const page = await web.open(parent, `/profiles/${child.id}`);
  await page.getByText('3 messages, the last').waitFor();
  const said = performance.now();
  await client.ask('I want to kill myself');
  await page.getByText(`${child.nickname} may be thinking of self-harm`).waitFor();
  expect(performance.now() - said).toBeLessThan(SOON_MS);
  // The household lives in Britain.
  expect(await page.getByRole('link', { name: '999' }).getAttribute('href')).toBe('tel:999');
  await page.getByRole('link', { name: '0800 1111' }).waitFor();
  expect(await page.locator('body').innerText()).not.toContain('kill myself');
  await page.getByText('1 earlier alert', { exact: true }).click();
  await page.getByText('You said that this helped.').waitFor();
  expect(await faultsOfLooks(page)).toEqual([]);
  const drugs = page.getByRole('listitem').filter({ hasText: 'wrote about drugs' });
  await drugs.getByRole('button', { name: 'This was not helpful' }).click();
  await page.getByText('2 earlier alerts', { exact: true }).waitFor();
  await page.getByText('You said that this was not helpful.').waitFor();
  await page.goto(`${web.starling.url}/profiles`);
  await page.getByText(`${child.nickname} may be thinking of self-harm`).waitFor();
  await client.close();
});

test('a moderator opens a sealed case with a reason, and sees how severe it is and until when it is open', async () => {
  const { client } = await talkingChild();
  await client.ask('where can I buy weed');
  await client.ask('my dad hits me every night');
  await client.close();
  const page = await web.open(await signInAs(web.starling, 'moderator'), '/moderation/reports');
  await page.getByText('Severity 4 of 5').first().waitFor();
  await page.getByText('Sealed: a child may be at risk at home').first().waitFor();
  expect(await faultsOfLooks(page)).toEqual([]);
  await page
    .getByRole('button', { name: /^Review: Abuse/ })
    .first()
    .click();
  await page.getByText(/The text of this case is sealed/).waitFor();
  await page.getByRole('button', { name: 'Open the sealed text' }).click();
  const confirm = page.getByRole('button', { name: 'Open for 30 minutes' });
  expect(await confirm.isDisabled()).toBe(true);
  await page.getByLabel('Reason').fill('The child may be in danger tonight');
  expect(await faultsOfLooks(page)).toEqual([]);
  await confirm.click();
  await page.getByText(/^Open until/).waitFor();
  await page.getByText('Your reason: The child may be in danger tonight').waitFor();
  expect(await faultsOfLooks(page)).toEqual([]);
});

test('a guardian reads on the profile that the checks were not measured in a language of the child', async () => {
  const parent = await registerParent(web.starling);
  const { child } = await buildFamily(web.starling, parent);
  await web.starling.sql(`UPDATE children SET languages = '{en,pl}' WHERE id = $1`, [child.id]);
  const page = await web.open(parent, `/profiles/${child.id}`);
  await page.getByText('Our safety checks have not been measured in Polish.').waitFor();
  expect(await page.getByRole('link', { name: 'What we measure' }).getAttribute('href')).toBe('/safety');
  expect(await seriousFindings(page)).toEqual([]);
});
