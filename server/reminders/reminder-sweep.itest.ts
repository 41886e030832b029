import { DataSource } from 'typeorm';
import { buildFamily, buildMember, type Family } from '../../test/factories/families.js';
import { type Account, registerParent } from '../../test/support/accounts.js';
import { api, type Json } from '../../test/support/api.js';
import { noonZone } from '../../test/support/noon-zone.js';
import { useStarling } from '../../test/support/use-starling.js';
import { until } from '../../test/support/wait.js';
import { SweepRepository } from './sweep.repository.js';

const starling = useStarling({ own: true });
let parent: Account;
let family: Family;

beforeAll(async () => {
  parent = await registerParent(starling);
  family = await buildFamily(starling, parent);
});

/** Reminders that have been due for so many minutes, in one statement. */
async function insertDue(count: number, minutesAgo: number, zone = 'UTC'): Promise<void> {
  await starling.sql(
    `INSERT INTO reminders (id, child_id, owner_id, title, recurrence, audience, next_occurrence, next_at)
     SELECT gen_random_uuid(), $1, $2, 'Reminder ' || number,
       jsonb_build_object('zone', $5::text, 'starts', '2026-11-01T12:00', 'rrule', 'FREQ=MONTHLY'), 'guardians',
       now() - make_interval(mins => $4), now() - make_interval(mins => $4)
     FROM generate_series(1, $3) AS number`,
    [family.child.id, parent.user.id, count, minutesAgo, zone],
  );
}

const statesOf = () =>
  starling.sql<{ state: string; count: number }>(
    'SELECT state, count(*)::int AS count FROM reminder_firings GROUP BY state',
  );
const noticesOf = async ({ accessToken }: Account) =>
  (await api(starling.url).get<Json[]>('/notifications?limit=100', accessToken)).body;

it('fires each of many due reminders once on three nodes', async () => {
  const nodes = [await starling.startNode(), await starling.startNode()];
  await insertDue(90, 1);
  await until(async () => (await statesOf())[0]?.count === 90, { what: 'all firings' });
  const notices = await until(async () => {
    const shown = await noticesOf(parent);
    return shown.length >= 90 ? shown : null;
  });
  expect([notices.length, new Set(notices.map(({ title }) => title)).size]).toEqual([90, 90]);
  await Promise.all(nodes.map((node) => node.stop()));
});

it('sums up once what was missed in an outage, and fires nothing of it', async () => {
  const other = await registerParent(starling);
  await buildMember(starling, family.householdId, other, 'guardian');
  await starling.sql('DELETE FROM reminder_firings');
  await insertDue(7, 121);
  await insertDue(1, 119);
  const notices = await until(async () => {
    const shown = await noticesOf(other);
    return shown.length === 2 ? shown : null;
  });
  expect(notices.map(({ title }) => title).sort()).toEqual(['7 reminders were missed', 'Reminder 1']);
  expect(await statesOf()).toEqual(
    expect.arrayContaining([
      { state: 'missed', count: 7 },
      { state: 'fired', count: 1 },
    ]),
  );
});

it('sums up nothing while a node is still catching up', async () => {
  const sweep = starling.app.get(SweepRepository, { strict: false });
  const runner = starling.app.get(DataSource).createQueryRunner();
  await runner.startTransaction();
  const [reminder] = await runner.query(
    `INSERT INTO reminders (id, child_id, owner_id, title, recurrence, audience, next_occurrence, next_at)
     VALUES (gen_random_uuid(), $1, $2, 'Late', '{"zone":"UTC","starts":"2026-11-01T12:00"}', 'guardians',
       now() - interval '2 hours', now() - interval '2 hours') RETURNING id`,
    [family.child.id, parent.user.id],
  );
  await runner.query(
    `INSERT INTO reminder_firings (id, reminder_id, occurrence, fire_at, state, is_summed)
     VALUES (gen_random_uuid(), $1, now(), now(), 'missed', false)`,
    [reminder.id],
  );
  const missed = async () => (await sweep.takeMissed(10, runner.manager)).map(({ reminderId }) => reminderId);
  expect(await missed()).toEqual([]);
  await runner.query('UPDATE reminders SET next_at = NULL, next_occurrence = NULL WHERE id = $1', [reminder.id]);
  expect(await missed()).toEqual([reminder.id]);
  await runner.rollbackTransaction();
  await runner.release();
});

it('holds notices in the quiet hours of a guardian, and delivers those that are still open afterwards', async () => {
  const quiet = await registerParent(starling);
  await buildMember(starling, family.householdId, quiet, 'guardian');
  const settings = { family: { quiet: { starts: '04:00', ends: '20:00' } } };
  await api(starling.url).patch('/users/me', { settings }, quiet.accessToken);
  await starling.sql('DELETE FROM reminder_firings');
  await insertDue(2, 1, noonZone());
  await until(async () => (await starling.sql('SELECT 1 FROM held_reminders')).length === 2, { what: 'held notices' });
  expect(await noticesOf(quiet)).toEqual([]);
  await starling.sql(
    `UPDATE reminder_firings SET state = 'done' WHERE id = (SELECT id FROM reminder_firings ORDER BY id LIMIT 1)`,
  );
  await starling.sql('UPDATE held_reminders SET until = now()');
  await until(async () => (await noticesOf(quiet)).length === 1, { what: 'the notice that was held' });
  await until(async () => (await starling.sql('SELECT 1 FROM held_reminders')).length === 0);
});

it('reaches no adult who has left the family', async () => {
  const former = await registerParent(starling);
  await buildMember(starling, family.householdId, former, 'guardian');
  await starling.sql('DELETE FROM reminder_firings');
  await starling.sql(
    `INSERT INTO reminders (id, child_id, owner_id, title, recurrence, audience)
     VALUES (gen_random_uuid(), $1, $2, 'My own', '{"zone":"UTC","starts":"2026-11-01T12:00"}', 'me')`,
    [family.child.id, former.user.id],
  );
  await api(starling.url).delete(`/households/${family.householdId}/members/${former.user.id}`, parent.accessToken);
  await insertDue(1, 1);
  await starling.sql(`UPDATE reminders SET next_at = now(), next_occurrence = now() WHERE title = 'My own'`);
  await until(async () => (await statesOf())[0]?.count === 2, { what: 'both firings' });
  expect(await noticesOf(former)).toEqual([]);
});

it('lets no reminder that cannot be computed hold up the others', async () => {
  await starling.sql('DELETE FROM reminders');
  await insertDue(1, 2, 'Nowhere/Atlantis');
  await insertDue(3, 1);
  await until(async () => (await statesOf())[0]?.count === 3, { what: 'the other firings' });
  const [broken] = await starling.sql<{ later: boolean }>(
    `SELECT next_at > now() + interval '50 minutes' AS later FROM reminders WHERE recurrence ->> 'zone' LIKE 'Nowhere%'`,
  );
  expect(broken).toEqual({ later: true });
});
