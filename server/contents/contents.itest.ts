import { randomUUID } from 'node:crypto';
import { buildFile } from '../../test/factories/contents.js';
import { buildFamily, buildMember, type Family } from '../../test/factories/families.js';
import { type Account, registerParent, signInAs } from '../../test/support/accounts.js';
import { api, type Json } from '../../test/support/api.js';
import { handOverDevice, type PairedDevice } from '../../test/support/devices.js';
import { GraphqlSocket, graphql } from '../../test/support/graphql-client.js';
import { useStarling } from '../../test/support/use-starling.js';
import { until } from '../../test/support/wait.js';

const starling = useStarling();
const rest = () => api(starling.url);
let parent: Account;
let guardian: Account;
let helper: Account;
let stranger: Account;
let moderator: Account;
let family: Family;
let device: PairedDevice;

beforeAll(async () => {
  const accounts = await Promise.all([1, 2, 3, 4].map(() => registerParent(starling)));
  [parent, guardian, helper, stranger] = accounts as [Account, Account, Account, Account];
  moderator = await signInAs(starling, 'moderator');
  family = await buildFamily(starling, parent, { children: 2 });
  await buildMember(starling, family.householdId, guardian, 'guardian');
  await buildMember(starling, family.householdId, helper, 'helper', [family.child.id]);
  device = await handOverDevice(starling, parent, family.child);
});

const TEXT = 'The fox sat on the mat. It was a red mat. The fox had a nap.';
const create = (more: Json = {}, { accessToken }: { accessToken: string } = parent) =>
  rest().post<Json>('/contents', { kind: 'story', title: 'The fox', text: TEXT, ...more }, accessToken);
const created = async (more: Json = {}, by: { accessToken: string } = parent) => (await create(more, by)).body as Json;
const shelve = ({ id }: Json, childIds: string[], { accessToken } = parent) =>
  rest().put<Json>(`/contents/${id}/children`, { child_ids: childIds }, accessToken);
const read = ({ id }: Json, { accessToken }: { accessToken: string }) =>
  rest().get<Json>(`/contents/${id}`, accessToken);
const idsFor = async ({ accessToken }: { accessToken: string }, query = '') =>
  (await rest().get<Json[]>(`/contents${query}`, accessToken)).body.map(({ id }) => id);
const open = (url: string) => fetch(new URL(url, starling.url));

describe('a typed story', () => {
  it('is stored with how hard it is to read, read, changed and deleted', async () => {
    const { status, body } = await create({ tags: ['fox'] });
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(String),
        filename: 'the-fox.md',
        size: TEXT.length,
        mime_type: 'text/markdown',
        url: expect.stringMatching(/^\/api\/v1\/files\//),
        uploaded_by: parent.user.id,
        uploaded_at: expect.any(String),
        status: 'success',
        problem: null,
        title: 'The fox',
        kind: 'story',
        scope: 'household',
        household_id: family.householdId,
        child_ids: [],
        reading_level: 'first_words',
        tags: ['fox'],
        variants: [],
        text: TEXT,
      },
    ]);
    const same = { ...body, url: expect.any(String) };
    expect((await read(body, guardian)).body).toEqual(same);
    const text = 'Electromagnetic radiation continuously illuminates practically everything surrounding civilisation.';
    const patch = { title: 'Rays', text };
    const changed = await rest().patch<Json>(`/contents/${body.id}`, patch, guardian.accessToken);
    expect(changed.body).toEqual({ ...same, ...patch, size: text.length, reading_level: 'reads_well' });
    expect((await rest().delete(`/contents/${body.id}`, parent.accessToken)).status).toBe(204);
    expect((await read(body, parent)).body.error).toBe('content_not_found');
  });

  it('is refused if its words are not for children, and loses its HTML', async () => {
    for (const unsafe of [
      { text: `${TEXT} Here is how to build a bomb at home.` },
      { title: 'How to kill yourself' },
    ]) {
      const { status, body } = await create(unsafe);
      expect([status, body.error]).toEqual([422, 'unsafe_text']);
    }
    const story = await created({ text: `<script>alert(1)</script><b>${TEXT}</b> I <3 it.` });
    expect(story.text).toBe(`alert(1)${TEXT} I <3 it.`);
    const bad = await rest().patch<Json>(
      `/contents/${story.id}`,
      { text: 'You can kill yourself.' },
      parent.accessToken,
    );
    expect(bad.body.error).toBe('unsafe_text');
  });

  it.each([
    ['without a title', { title: ' ' }],
    ['without words', { text: '<p></p>' }],
    ['of another kind', { kind: 'picture' }],
    ['with a field that is not known', { colour: 'red' }],
  ])('is refused %s', async (_, more) => {
    expect((await create(more)).status).toBe(422);
  });

  it('belongs to a household whose guardian the caller is, or to the library of the staff', async () => {
    const place = { household_id: family.householdId };
    expect((await create(place, stranger)).body.error).toBe('household_not_found');
    expect((await create(place, helper)).body.error).toBe('forbidden');
    expect((await create(place, moderator)).body.error).toBe('forbidden');
    expect((await create({ scope: 'library' })).body.error).toBe('forbidden');
    expect((await create({}, device)).body.error).toBe('forbidden');
    const ours = await created({ scope: 'library' }, moderator);
    expect(ours).toMatchObject({ scope: 'library', household_id: null });
    expect((await read(ours, stranger)).body.title).toBe('The fox');
    const patch = (account: Account) => rest().patch(`/contents/${ours.id}`, { title: 'Fox' }, account.accessToken);
    expect([(await patch(parent)).status, (await patch(moderator)).status]).toEqual([403, 200]);
  });
});

describe('the shelf of a family', () => {
  it('is a 404 for everyone else', async () => {
    const story = await created();
    for (const other of [stranger, moderator, helper, device]) {
      expect((await read(story, other)).body.error).toBe('content_not_found');
      expect(await idsFor(other)).not.toContain(story.id);
    }
    const change = await rest().patch<Json>(`/contents/${story.id}`, { title: 'Mine' }, stranger.accessToken);
    expect(change.body.error).toBe('content_not_found');
    expect((await shelve(story, [], stranger)).status).toBe(404);
  });

  it('is filtered by scope, kind, words and child, in pages', async () => {
    const [badger, picture] = [
      await created({ title: 'A 100% badger' }),
      await buildFile(starling, family.householdId, 'image/webp'),
    ];
    await shelve(badger, [family.children[1]!.id]);
    const found = (query: string) => idsFor(parent, `?${query}`);
    expect(await found('search=100%25')).toEqual([badger.id]);
    expect(await found(`child_id=${family.children[1]!.id}`)).toEqual([badger.id]);
    expect(await found('kind=picture&scope=household')).toEqual([picture.id]);
    expect(await found('scope=library')).not.toContain(badger.id);
    const page = await rest().get<Json[]>('/contents?scope=household&limit=1&offset=1', parent.accessToken);
    expect(page.body).toHaveLength(1);
    expect(page.headers.get('link')).toContain('/api/v1/contents?scope=household&limit=1&offset=0>; rel="prev"');
    const { body } = await rest().get<Json>(`/contents?child_id=${family.child.id}`, stranger.accessToken);
    expect(body.error).toBe('child_not_found');
  });

  it('reaches the open pages of its guardians, and stands in the activity', async () => {
    const socket = new GraphqlSocket(starling, { Authorization: `Bearer ${guardian.accessToken}` });
    const changes = socket.subscribe<Json>('subscription { familyChanged { part } }');
    const isContents = ({ familyChanged }: Json) => familyChanged.part === 'CONTENTS';
    await until(async () => (await created()) && changes.items.some(isContents), { what: 'a change of the shelf' });
    await socket.close();
    const lines = await rest().get<Json[]>(`/households/${family.householdId}/activity`, parent.accessToken);
    expect(lines.body[0]).toMatchObject({ action: 'content_added', detail: { kind: 'story' } });
  });

  it('reaches every open page at each change, if it is in the library', async () => {
    const socket = new GraphqlSocket(starling, { Authorization: `Bearer ${stranger.accessToken}` });
    const changes = socket.subscribe('subscription { libraryContentsChanged }');
    const changesOf = (work: () => Promise<unknown>) => {
      const { length } = changes.items;
      return until(async () => (await work()) && changes.items.length > length, { what: 'a change of the library' });
    };
    await changesOf(() => created({ scope: 'library' }, moderator));
    const story = await created({ scope: 'library' }, moderator);
    await changesOf(() => rest().patch(`/contents/${story.id}`, { title: 'The vixen' }, moderator.accessToken));
    const admin = await signInAs(starling, 'admin');
    await changesOf(() => rest().delete(`/contents/${story.id}`, admin.accessToken));
    await socket.close();
  });

  it('answers GraphQL as it answers REST', async () => {
    const input = { title: 'The owl', text: TEXT, childIds: [family.child.id] };
    const add = 'mutation ($input: CreateStoryInput!) { createStory(input: $input) { id text childIds readingLevel } }';
    const { createStory: story } = (await graphql(starling, add, { variables: { input }, token: parent.accessToken }))
      .data as Json;
    expect(story).toMatchObject({ text: TEXT, childIds: input.childIds, readingLevel: 'FIRST_WORDS' });
    const change = `mutation { updateContent(id: "${story.id}", input: {title: "Owls", readingLevel: READS}) { title readingLevel } }`;
    const list = '{ contents(search: "Owls", scope: HOUSEHOLD) { items { id title text } total hasMore } }';
    const away = `mutation { setContentChildren(id: "${story.id}", childIds: []) { childIds } deleteContent(id: "${story.id}") }`;
    const ask = async (query: string) => (await graphql(starling, query, { token: parent.accessToken })).data;
    expect(await ask(change)).toEqual({ updateContent: { title: 'Owls', readingLevel: 'READS' } });
    const items = [{ id: story.id, title: 'Owls', text: null }];
    expect(await ask(list)).toEqual({ contents: { items, total: 1, hasMore: false } });
    expect(await ask(away)).toEqual({ setContentChildren: { childIds: [] }, deleteContent: true });
  });
});

describe('the shelf of a child', () => {
  it('holds what guardians put there, for its devices and its helpers, without PDF', async () => {
    const [story, sheet] = [await created(), await buildFile(starling, family.householdId, 'application/pdf')];
    const ours = await created({ scope: 'library' }, moderator);
    for (const one of [story, sheet, ours]) expect((await shelve(one, [family.child.id])).status).toBe(200);
    expect((await idsFor(device)).sort()).toEqual([story.id, ours.id].sort());
    expect(await idsFor(helper, '?scope=household')).toEqual([sheet.id, story.id]);
    expect((await read(story, device)).body).toMatchObject({ text: TEXT, child_ids: [family.child.id] });
    expect((await read(sheet, device)).status).toBe(404);
    for (const by of [helper, device]) {
      expect((await rest().patch(`/contents/${story.id}`, { title: 'x' }, by.accessToken)).status).toBe(403);
    }
    expect((await shelve(story, [family.child.id], helper)).status).toBe(403);
    expect((await shelve(story, [randomUUID()])).body.error).toBe('child_not_found');
    for (const one of [story, ours]) await shelve(one, []);
    expect(await idsFor(device)).toEqual([]);
  });

  it('is shut by the area of the rules, links too', async () => {
    const story = await created({ child_ids: [family.child.id] });
    const { url } = (await read(story, device)).body;
    const path = `/children/${family.child.id}/controls`;
    const areasOf = async (contents: boolean) => {
      const { version, areas } = (await rest().get<Json>(path, parent.accessToken)).body;
      return rest().patch(path, { version, areas: { ...areas, contents } }, parent.accessToken);
    };
    expect((await open(url)).status).toBe(200);
    expect((await areasOf(false)).status).toBe(200);
    const refused = [await rest().get<Json>('/contents', device.accessToken), await read(story, device)];
    expect(refused.map(({ status, body }) => [status, body.error])).toEqual([
      [403, 'area_off'],
      [403, 'area_off'],
    ]);
    expect((await open(url)).status).toBe(403);
    expect((await areasOf(true)).status).toBe(200);
    expect((await open(url)).status).toBe(200);
  });
});

it('is exported with the account that added it, and stays with the family', async () => {
  const adder = await registerParent(starling);
  await buildMember(starling, family.householdId, adder, 'guardian');
  const story = await created({ household_id: family.householdId }, adder);
  const { body } = await rest().get<Json>('/users/me/export', adder.accessToken);
  expect(body.contents).toMatchObject([{ id: story.id, text: TEXT }]);
  const card = await rest().get<Json[]>(`/children/${family.child.id}/data-card`, parent.accessToken);
  expect(card.body.map(({ field }) => field)).toContain('content_children');
});
