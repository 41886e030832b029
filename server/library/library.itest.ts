import type { CompanionBody, GameBody, GuideBody, GuideSummaryBody, StoryBody } from '../../contract/library.js';
import { buildFamily } from '../../test/factories/families.js';
import { type Account, registerParent, signInAs } from '../../test/support/accounts.js';
import { api } from '../../test/support/api.js';
import { pairDevice } from '../../test/support/devices.js';
import { useStarling } from '../../test/support/use-starling.js';

describe('the library', () => {
  const starling = useStarling();
  let parent: Account;
  beforeAll(async () => {
    parent = await registerParent(starling);
  });
  const get = <Body>(path: string, token: string | undefined = parent.accessToken) =>
    api(starling.url).get<Body>(path, token);

  it.each(['guides', 'stories', 'games'])('lists %s without their texts, and returns one by its slug', async (kind) => {
    const { status, body: items } = await get<GuideSummaryBody[]>(`/library/${kind}`);
    expect(status).toBe(200);
    expect(items.length).toBeGreaterThan(5);
    for (const key of ['body', 'rounds', 'pairs', 'keywords']) expect(items[0]).not.toHaveProperty(key);
    const { status: found, body: item } = await get<GuideSummaryBody>(`/library/${kind}/${items[0]!.slug}`);
    expect(found).toBe(200);
    expect(item).toMatchObject({ ...items[0] });
  });

  it('returns the text of a guide and a story, and the rounds of a game', async () => {
    expect((await get<GuideBody>('/library/guides/bedtime-routine')).body.body).toContain('## ');
    expect((await get<StoryBody>('/library/stories/three-socks')).body).toMatchObject({ minutes: 4, age: '3-6' });
    const { body: game } = await get<GameBody>('/library/games/counting-at-the-pond');
    expect(game.kind === 'memory' ? null : game.rounds[0]).toMatchObject({
      picture: [['duck', 'duck', 'duck']],
      choices: [{ text: '2' }, { text: '3' }, { text: '4' }],
      answer: '3',
    });
    const { body: games } = await get<{ slug: string; cover: string }[]>('/library/games');
    expect(games.find(({ slug }) => slug === 'counting-at-the-pond')?.cover).toBe('blocks');
  });

  it('finds guides by words, topic and age', async () => {
    const slugs = async (query: string) =>
      (await get<GuideSummaryBody[]>(`/library/guides?${query}`)).body.map(({ slug }) => slug);
    expect((await slugs('search=tantrum'))[0]).toBe('big-feelings');
    expect(await slugs('topic=hygiene')).toEqual(expect.arrayContaining(['brushing-teeth', 'washing-hands']));
    expect(await slugs('topic=hygiene&age=8')).toEqual([]);
    expect(await slugs('search=')).toHaveLength((await slugs('')).length);
    expect(await slugs('search=zzzzzzzz')).toEqual([]);
  });

  it.each(['age=-1', 'age=x', 'age=1&age=2', 'color=red', 'search[]=x', `search=${'x'.repeat(201)}`])(
    'rejects the query %s',
    async (query) => {
      const { status, body } = await get<{ error: string }>(`/library/guides?${query}`);
      expect({ status, error: body.error }).toEqual({ status: 422, error: 'validation_failed' });
    },
  );

  it.each(['/library/guides/none', '/library/stories/..%2Fguides', '/library/games/__proto__', '/library/none'])(
    'answers 404 to %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it('is open to devices and closed to requests without a session', async () => {
    const device = await signInAs(starling, 'device');
    expect((await get('/library/stories', device.accessToken)).status).toBe(200);
    for (const path of ['/library/guides', '/library/guides/none', '/library/games', '/companion']) {
      expect((await api(starling.url).get(path)).status).toBe(401);
    }
  });

  it('returns four starter questions that depend on the hour', async () => {
    const { body: noon } = await get<CompanionBody>('/companion');
    expect(noon).toEqual({ kind: 'offline', name: 'Starling', starters: expect.any(Array) });
    expect(noon.starters).toHaveLength(4);
    const { body: evening } = await get<CompanionBody>('/companion?hour=20');
    expect(evening.starters.join(' ')).toMatch(/bedtime/);
    expect(evening.starters).toHaveLength(4);
    expect((await get('/companion?hour=24')).status).toBe(422);
  });

  it('returns them in the language of the reader: of a child the first of its own', async () => {
    const parent = await registerParent(starling);
    await api(starling.url).patch('/users/me', { settings: { language: 'es' } }, parent.accessToken);
    const { body } = await get<CompanionBody>('/companion?hour=20', parent.accessToken);
    expect(body.starters).toContain('Cuéntanos un cuento corto para antes de dormir');
    const other = await registerParent(starling);
    const asked = await fetch(`${starling.url}/api/v1/companion?hour=20`, {
      headers: { Authorization: `Bearer ${other.accessToken}`, 'Accept-Language': 'de-DE' },
    });
    const { starters } = (await asked.json()) as CompanionBody;
    expect(starters).toContain('Wie wird das Zubettgehen ruhiger?');
    const { child } = await buildFamily(starling, parent);
    const device = await pairDevice(starling, parent, child);
    await starling.sql(`UPDATE children SET languages = '{de-AT,en}' WHERE id = $1`, [child.id]);
    const { body: own } = await get<CompanionBody>('/companion?hour=0', device.accessToken);
    expect(own.starters).toContain('Erzähl mir eine Geschichte von einem Fuchs');
  });
});
