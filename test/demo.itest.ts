import { fillDemo, NotForDemos } from '../scripts/demo/fill.js';
import { PracticeClock } from '../scripts/demo/practice-clock.js';
import { startProvider } from '../scripts/demo/provider.js';
import { registerParent } from './support/accounts.js';
import { api, type Json } from './support/api.js';
import { noonZone } from './support/noon-zone.js';
import { createTestDatabase, startNode } from './support/starling.js';
import { useStarling } from './support/use-starling.js';

const DAY_MS = 86_400_000;
const DAYS = 1;
const TOKEN_SECONDS = String(10 * 86_400);
const PASSWORD = 'Made-up-4-tests!';

const starling = useStarling();

/** Made from ids, or from how long the filling and its jobs take. */
const OF_THIS_DATABASE = new Set(['url', 'starters', 'age_seconds']);

/** What the people of a demo see, without the ids and instants of this database. */
async function seenIn(now: number): Promise<Json> {
  const database = await createTestDatabase();
  const provider = await startProvider();
  const clock = await PracticeClock.install(database.url);
  const node = await startNode({
    DATABASE_URL: database.url,
    COMPANION_BASE_URL: provider.url,
    ACCESS_TOKEN_TTL: TOKEN_SECONDS,
    REDIS_URL: undefined,
  });
  try {
    clock.onChange = () => node.app.get<{ onModuleInit(): Promise<void> }>('DatabaseClock').onModuleInit();
    const { people, left } = await fillDemo({
      url: node.url,
      password: PASSWORD,
      zone: noonZone(new Date(now)),
      clock,
      now,
      days: DAYS,
    });
    const see = async (path: string, token: string) => (await api(node.url).get(path, token)).body;
    const seen: Json = { left, children: await see('/children', people.guardians.get('juno')!.accessToken) };
    for (const [key, { accessToken }] of people.guardians) {
      for (const path of [
        '/conversations',
        '/schedule-items',
        '/reminders',
        '/reminders/due',
        '/requests',
        '/contents',
      ]) {
        seen[`${key} ${path}`] = await see(path, accessToken);
      }
      seen[`${key} /households`] = await see('/households', accessToken);
      for (const { child } of people.children.values()) {
        seen[`${key} ${child.nickname}`] = await see(`/children/${child.id}/progress`, accessToken);
      }
    }
    seen.cases = await see('/moderation/reports', people.moderator.accessToken);
    seen.daysSinceTheMove = Math.floor((now - Date.parse(seen['juno /households'][0].created_at)) / DAY_MS);
    return JSON.parse(
      JSON.stringify(seen, (key, value) => (OF_THIS_DATABASE.has(key) ? undefined : value))
        .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}/g, 'id')
        .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, 'instant'),
    );
  } finally {
    await node.stop();
    await clock.remove();
    provider.close();
    await database.drop();
  }
}

it('fills two empty databases so that both look the same', async () => {
  const now = Math.floor(Date.now() / 60_000) * 60_000;
  const [first, second] = await Promise.all([seenIn(now), seenIn(now)]);
  expect(second).toEqual(first);
  expect(first.left).toBe(0);
  expect(first.children.map(({ nickname, age_band }: Json) => [nickname, age_band])).toEqual([
    ['Pip', '0_5'],
    ['Tilda', '6_9'],
    ['Kit', '13_15'],
  ]);
  const [household] = first['juno /households'];
  expect(household.members.map(({ display_name, role }: Json) => [display_name, role])).toEqual([
    ['Juno', 'primary'],
    ['Theo', 'guardian'],
  ]);
  expect(first.cases).toMatchObject([{ source: 'safety', severity: 3 }]);
  expect(first['juno /reminders/due']).toHaveLength(1);
  // Not all of it is of today: the family has lived here for days.
  expect(first.daysSinceTheMove).toBe(1);
  expect(first['juno Tilda'].stories.map(({ finished }: Json) => finished)).toEqual([true, true]);
});

it('changes nothing in a database with an account of someone else', async () => {
  await registerParent(starling);
  const accounts = async () => (await api(starling.url).get('/auth/practice/accounts')).body.accounts as number;
  const before = await accounts();
  const fill = fillDemo({ url: starling.url, password: PASSWORD, zone: 'UTC', clock: null, now: Date.now() });
  await expect(fill).rejects.toThrow(NotForDemos);
  await expect(fill).rejects.toThrow('The demo only fills an empty database. Nothing was changed.');
  expect(await accounts()).toBe(before);
});
