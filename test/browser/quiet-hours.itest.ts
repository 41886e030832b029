import { registerParent } from '../support/accounts.js';
import { seriousFindings } from '../support/axe.js';
import { until } from '../support/wait.js';
import { useWebClient } from '../support/web-client.js';

const web = useWebClient({ width: 390 });

test('an adult sets quiet hours, and a time that cannot be is told and not stored', async () => {
  const parent = await registerParent(web.starling);
  const stored = async () => {
    const [row] = await web.starling.sql<{ quiet: object | null }>(
      `SELECT settings #> '{family,quiet}' AS quiet FROM users WHERE id = $1`,
      [parent.user.id],
    );
    return JSON.stringify(row!.quiet);
  };
  const isStored = (starts: string, ends: string) =>
    until(async () => (await stored()) === JSON.stringify({ ends, starts }), {
      what: `quiet from ${starts} to ${ends}`,
    });
  const page = await web.open(parent, '/settings');
  await page.getByRole('switch', { name: 'Quiet hours' }).press('Space');
  await isStored('21:00', '07:00');
  await page.getByLabel('Quiet from').fill('20:15');
  await isStored('20:15', '07:00');
  await page.getByLabel('Quiet until').fill('20:15');
  await page.getByText('Please choose two different times.').waitFor();
  await isStored('20:15', '07:00');
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByLabel('Quiet until').fill('06:30');
  await isStored('20:15', '06:30');
  await page.reload();
  await until(async () => (await page.getByLabel('Quiet until').inputValue()) === '06:30');
  await page.getByRole('switch', { name: 'Quiet hours' }).press('Space');
  await until(async () => (await stored()) === 'null');
});
