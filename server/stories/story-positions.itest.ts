import type { StoryBody } from '../../contract/library.js';
import { pageSentences, storyPages } from '../../contract/story-pages.js';
import { buildFamily, type Family, openControls } from '../../test/factories/families.js';
import { type Account, registerParent } from '../../test/support/accounts.js';
import { api, type Json } from '../../test/support/api.js';
import { handOverDevice, type PairedDevice } from '../../test/support/devices.js';
import { GraphqlSocket, graphql } from '../../test/support/graphql-client.js';
import { useStarling } from '../../test/support/use-starling.js';

const starling = useStarling();
const rest = () => api(starling.url);
const POSITION = '/stories/three-socks/position';
const SAVE = `mutation ($page: Int!, $sentence: Int) {
  saveStoryPosition(slug: "three-socks", input: { page: $page, sentence: $sentence }) { page sentence updatedAt }
}`;
const CHANGED = 'subscription { storyPositionChanged(slug: "three-socks") { page sentence updatedAt } }';

let parent: Account;
let family: Family;
let tablet: PairedDevice;
let phone: PairedDevice;

beforeAll(async () => {
  parent = await registerParent(starling);
  family = await buildFamily(starling, parent);
  tablet = await handOverDevice(starling, parent, family.child);
  phone = await handOverDevice(starling, parent, family.child);
});
beforeEach(async () => {
  await starling.sql('DELETE FROM story_positions WHERE user_id IN ($1, $2)', [family.child.userId, parent.user.id]);
  await starling.sql('DELETE FROM child_readings WHERE child_id = $1', [family.child.id]);
  await starling.sql('DELETE FROM child_goals WHERE child_id = $1', [family.child.id]);
  await starling.sql('DELETE FROM child_goal_steps WHERE child_id = $1', [family.child.id]);
  await openControls(starling, family.child.id);
});

describe('the place in a story', () => {
  it('is the start at first, and is shared by the devices of a child and not by its parent', async () => {
    const start = { page: 0, sentence: 0, updated_at: null };
    expect(await rest().get(POSITION, tablet.accessToken)).toMatchObject({ status: 200, body: start });
    const put = await rest().put<Json>(POSITION, { page: 2, sentence: 1 }, tablet.accessToken);
    expect(put).toMatchObject({ status: 200, body: { page: 2, sentence: 1, updated_at: expect.any(String) } });
    expect((await rest().get(POSITION, phone.accessToken)).body).toEqual(put.body);
    expect((await rest().get(POSITION, parent.accessToken)).body).toEqual(start);

    const query = '{ storyPosition(slug: "three-socks") { page sentence updatedAt } }';
    expect((await graphql(starling, query, { token: phone.accessToken })).data.storyPosition).toEqual({
      page: 2,
      sentence: 1,
      updatedAt: put.body.updated_at,
    });
    const saved = await graphql(starling, SAVE, { token: parent.accessToken, variables: { page: 3 } });
    expect(saved.data.saveStoryPosition).toMatchObject({ page: 3, sentence: 0 });
    expect((await rest().get(POSITION, parent.accessToken)).body).toMatchObject({ page: 3, sentence: 0 });
  });

  it('lies within the story, whose end counts as a place', async () => {
    const story = (await rest().get<StoryBody>('/library/stories/three-socks', parent.accessToken)).body;
    const pages = storyPages(story.body);
    const put = async (body: Json, path = POSITION) => (await rest().put(path, body, parent.accessToken)).status;
    expect(await put({ page: pages.length, sentence: 0 })).toBe(200);
    expect(await put({ page: pages.length + 1, sentence: 0 })).toBe(422);
    expect(await put({ page: 1, sentence: pages.flatMap(pageSentences).length })).toBe(422);
    for (const body of [
      { page: -1 },
      { page: 1.5 },
      { page: '1' },
      {},
      { page: 1, sentence: -1 },
      { page: 1, at: 2 },
    ]) {
      expect([body, await put(body)]).toEqual([body, 422]);
    }
    expect(await put({ page: 0, sentence: 0 }, '/stories/no-such-story/position')).toBe(404);
    expect((await rest().get('/stories/no-such-story/position', parent.accessToken)).status).toBe(404);
    expect((await rest().get(POSITION)).status).toBe(401);
    const far = await graphql(starling, SAVE, { token: parent.accessToken, variables: { page: 999 } });
    expect(far.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('reaches the other device at once, each time later than the one before', async () => {
    const socket = GraphqlSocket.signedIn(starling, phone.accessToken);
    const places = socket.subscribe<{ storyPositionChanged: { page: number; updatedAt: string } }>(CHANGED);
    await places.has(({ storyPositionChanged }) => storyPositionChanged.updatedAt === null);
    const turned = await Promise.all(
      [1, 2, 3, 4].map(
        async (page) => (await rest().put<Json>(POSITION, { page, sentence: 0 }, tablet.accessToken)).body,
      ),
    );
    expect(new Set(turned.map(({ updated_at: at }) => at)).size).toBe(4);
    const last = turned.toSorted((one, other) => (one.updated_at < other.updated_at ? -1 : 1)).at(-1)!;
    await places.has(
      ({ storyPositionChanged: { page, updatedAt } }) => page === last.page && updatedAt === last.updated_at,
    );
    expect((await rest().get(POSITION, phone.accessToken)).body).toEqual(last);
    await socket.close();
  });

  it('is refused where the rules keep the child from stories, and is in the export of the account', async () => {
    await rest().put(POSITION, { page: 2, sentence: 0 }, tablet.accessToken);
    const areas = { chat: true, own_words: true, stories: false, games: true, contents: true, voice: true };
    await openControls(starling, family.child.id, { areas });
    expect((await rest().get(POSITION, tablet.accessToken)).body).toMatchObject({ error: 'area_off' });
    expect((await rest().put(POSITION, { page: 3 }, tablet.accessToken)).body).toMatchObject({ error: 'area_off' });
    await rest().put(POSITION, { page: 4 }, parent.accessToken);
    const { body } = await rest().get<Json>('/users/me/export', parent.accessToken);
    expect(body.story_positions).toEqual([
      { slug: 'three-socks', page: 4, sentence: 0, updated_at: expect.any(String) },
    ]);
  });
});

describe('a story that opens games', () => {
  const games = async () => (await rest().get('/library/games', tablet.accessToken)).status;
  const turn = (page: number) => graphql(starling, SAVE, { token: tablet.accessToken, variables: { page } });
  /** As if so much of the story's time had passed on the pages so far. */
  const pass = (part: number) =>
    starling.sql('UPDATE child_readings SET read_ms = expected_ms * $2::float8 WHERE child_id = $1', [
      family.child.id,
      part,
    ]);

  it('was read page by page, in at least 40 % of its time by the clock of the server', async () => {
    await openControls(starling, family.child.id, { learn_first: { stories: 1, questions: 0 } });
    const { body } = await rest().get<StoryBody>('/library/stories/three-socks', tablet.accessToken);
    const end = storyPages(body.body).length;
    const readFrom = async (first: number) => {
      for (let page = first; page < end; page += 1) await turn(page);
    };
    await readFrom(0);
    await turn(end);
    expect(await games()).toBe(403);
    await pass(0.3);
    await turn(end);
    expect(await games()).toBe(403);
    await pass(0.41);
    await turn(end);
    expect(await games()).toBe(200);

    // What was read is used up: tomorrow's story is another one.
    await starling.sql('DELETE FROM child_goals WHERE child_id = $1', [family.child.id]);
    await starling.sql(`DELETE FROM child_goal_steps WHERE child_id = $1 AND kind = 'story'`, [family.child.id]);
    await turn(end);
    expect(await games()).toBe(403);
    await readFrom(2);
    await pass(1);
    await turn(end);
    expect(await games()).toBe(403);
    await readFrom(0);
    await turn(end);
    expect(await games()).toBe(200);
  });
});
