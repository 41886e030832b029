import { registerParent, signInAs } from '../support/accounts.js';
import { api } from '../support/api.js';
import { seriousFindings } from '../support/axe.js';
import { LiveClient } from '../support/live-client.js';
import { until } from '../support/wait.js';
import { useWebClient } from '../support/web-client.js';

const web = useWebClient();

test('lets a moderator read the excerpt of a report, claim it and decide', async () => {
  const parent = await registerParent(web.starling);
  const client = await LiveClient.open(web.starling, { token: parent.accessToken });
  const answer = await client.ask('Tell me about hedgehogs');
  await client.close();
  await api(web.starling.url).post(
    `/conversations/${answer.conversation_id}/messages/${answer.metadata.message_id}/report`,
    { reason: 'Hedgehogs do not fly' },
    parent.accessToken,
  );
  const moderator = await signInAs(web.starling, 'moderator');
  const page = await web.open(moderator, '/moderation');
  await page.getByText('Moderator', { exact: true }).first().waitFor();
  await page.getByText('Hedgehogs do not fly').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Open the queue' }).click();
  await page.getByRole('button', { name: 'Review: Hedgehogs do not fly' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText('Tell me about hedgehogs').waitFor();
  expect(await drawer.innerText()).not.toContain(parent.email);
  await drawer.getByRole('button', { name: 'Claim' }).click();
  await drawer.getByLabel('Note').fill('Wrong about hedgehogs');
  expect(await seriousFindings(page)).toEqual([]);
  await drawer.getByRole('button', { name: 'Hide' }).click();
  await page.getByText('Answer hidden.').waitFor();
  await page.getByText('Nothing here').waitFor();
  const messages = await api(web.starling.url).get(
    `/conversations/${answer.conversation_id}/messages`,
    parent.accessToken,
  );
  expect(JSON.stringify(messages.body)).toContain('hidden by a moderator');
});

test('updates an open queue when a report is filed, claimed or decided', async () => {
  const parent = await registerParent(web.starling);
  const client = await LiveClient.open(web.starling, { token: parent.accessToken });
  const answer = await client.ask('Tell me about owls');
  await client.close();
  const page = await web.open(await signInAs(web.starling, 'moderator'), '/moderation');
  const stat = (label: string, count: number) =>
    page.locator(`[data-stat="${label}"]`).getByText(String(count), { exact: true }).waitFor();
  await page.locator('[data-stat="Open"] [data-live]').waitFor();
  await stat('Open', 0);
  const { body: report } = await api(web.starling.url).post(
    `/conversations/${answer.conversation_id}/messages/${answer.metadata.message_id}/report`,
    { reason: 'Owls do not swim' },
    parent.accessToken,
  );
  await page.getByText('Owls do not swim').waitFor();
  await stat('Open', 1);
  await page.getByRole('link', { name: /^Review: / }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Claim' }).waitFor();

  const other = await signInAs(web.starling, 'moderator');
  const change = (body: unknown) =>
    api(web.starling.url).patch(`/moderation/reports/${report.id}`, body, other.accessToken);
  await change({ action: 'claim' });
  await drawer.getByText('Another moderator is reviewing this report.').waitFor();
  await drawer.getByText('Tell me about owls').waitFor();
  await api(web.starling.url).get(`/moderation/reports/${report.id}`, other.accessToken);
  await change({ action: 'decide', decision: 'keep', note: 'Some do' });
  await drawer.getByText('Some do').waitFor();
  await drawer.getByText('The excerpt was removed with the decision.').waitFor();
  await page.getByRole('button', { name: 'Close report' }).click();
  await page.getByText('Nothing here').waitFor();
  await page.goBack();
  await page.getByText('Decided').first().waitFor();
});

test('a moderator decides the gravest case first, in words, and can undo the decision', async () => {
  const parent = await registerParent(web.starling);
  const client = await LiveClient.join(web.starling, { token: parent.accessToken });
  const answer = await client.ask('Tell me about hedgehogs');
  await client.ask('My husband hits us and I am scared');
  await client.close();
  await api(web.starling.url).post(
    `/conversations/${answer.conversation_id}/messages/${answer.metadata.message_id}/report`,
    { reason: 'It is too loud' },
    parent.accessToken,
  );
  await until(async () => (await web.starling.sql(`SELECT 1 FROM reports WHERE source = 'safety'`)).length > 0);

  const page = await web.open(await signInAs(web.starling, 'moderator'), '/moderation/reports');
  await page.getByRole('region', { name: 'Someone may be in danger' }).getByText('Abuse').waitFor();
  const reports = page.getByRole('region', { name: 'Reports by users' });
  await reports.getByText('It is too loud').waitFor();
  expect(await page.locator('[data-severity] [data-severity]').evaluateAll((all) => all.length)).toBeGreaterThan(1);
  expect(await page.getByRole('main').innerText()).not.toMatch(/husband/);
  expect(await seriousFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Review: Abuse' }).first().click();
  const drawer = page.getByRole('dialog', { name: /^Safety case [0-9A-F]{6}$/ });
  await drawer.getByText('My husband hits us').waitFor();
  await drawer.getByText('Opening this case is logged.').waitFor();
  await drawer.getByText('Procedure for safety cases').click();
  await drawer.getByText('pass the case on at once').waitFor();
  await drawer.getByRole('button', { name: 'Claim' }).click();
  const decision = drawer.getByRole('group', { name: 'Decision' });
  await decision.waitFor();
  expect(await decision.getByRole('button').allInnerTexts()).toEqual([
    'Help was shown',
    'Passed on',
    'False alarm',
    'Release',
  ]);
  await page.setViewportSize({ width: 390, height: 844 });
  await until(async () => {
    const bar = (await decision.boundingBox())!;
    return bar.y + bar.height <= 844;
  });
  await decision.getByRole('button', { name: 'Help was shown' }).click();
  await drawer.getByText('Decided: help was shown').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('The decision was undone.').waitFor();
  await drawer.getByText('In review: you').waitFor();
  await drawer.getByText('My husband hits us').waitFor();
  await decision.getByRole('button', { name: 'Help was shown' }).click();
  await drawer.getByText('Decided: help was shown').waitFor();

  await drawer.getByRole('button', { name: 'Next case' }).click();
  const report = page.getByRole('dialog', { name: /^Case [0-9A-F]{6}, reported by a user$/ });
  await report.getByText('It is too loud').waitFor();
  // By keys the focus goes on where the button was, and after the decision to its undoing.
  await report.getByRole('button', { name: 'Claim' }).press('Enter');
  const choice = report.getByRole('group', { name: 'Decision' });
  await choice.waitFor();
  expect(await choice.getByRole('button').allInnerTexts()).toEqual(['Keep', 'Hide', 'Remind', 'Release']);
  await report.locator(':focus').waitFor();
  await report.getByRole('button', { name: 'Hide' }).press('Enter');
  await page.getByText('Answer hidden.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).and(page.locator(':focus')).waitFor();
});
