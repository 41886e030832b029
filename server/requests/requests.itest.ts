import { WEEKDAYS } from '../../contract/controls.js';
import { buildFamily, buildMember, type Family, openControls } from '../../test/factories/families.js';
import { type Account, registerParent } from '../../test/support/accounts.js';
import { api, type Json } from '../../test/support/api.js';
import { handOverDevice, type PairedDevice } from '../../test/support/devices.js';
import { graphql } from '../../test/support/graphql-client.js';
import { noonZone } from '../../test/support/noon-zone.js';
import { useStarling } from '../../test/support/use-starling.js';
import { until } from '../../test/support/wait.js';

const starling = useStarling();
const rest = () => api(starling.url);
let parent: Account;
let family: Family;
let device: PairedDevice;

beforeEach(async () => {
  parent = await registerParent(starling);
  family = await buildFamily(starling, parent);
  device = await handOverDevice(starling, parent, family.child);
});

const ask = (body: Json, token = device.accessToken) => rest().post('/requests', body, token);
const decide = (id: string, body: Json, token = parent.accessToken) =>
  rest().post(`/requests/${id}/decision`, body, token);
const list = (query = '', token = parent.accessToken) => rest().get(`/requests${query}`, token);
const stateOfChild = async () => (await rest().get(`/children/${family.child.id}/state`, parent.accessToken)).body;
const everyDay = (minutes: number) => Object.fromEntries(WEEKDAYS.map((day) => [day, minutes]));

async function askFor(body: Json): Promise<string> {
  const answer = await ask(body);
  expect([answer.status, answer.body.error]).toEqual([201, undefined]);
  return answer.body.id;
}

describe('asking', () => {
  it('stores the request until the end of the local day, and all guardians find it', async () => {
    const { status, body } = await ask({ kind: 'time', message: 'Five more minutes please' });
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(String),
        child_id: family.child.id,
        kind: 'time',
        subject: null,
        message: 'Five more minutes please',
        state: 'pending',
        asked_at: expect.any(String),
        expires_at: expect.any(String),
        decided_by: null,
        decided_at: null,
        minutes: null,
        note: null,
      },
    ]);
    const left = Date.parse(body.expires_at) - Date.now();
    expect(left > 0 && left <= 25 * 3_600_000).toBe(true);
    expect((await list('?state=pending')).body).toEqual([body]);
    expect((await list('', device.accessToken)).body).toEqual([body]);
    expect((await list('?state=denied')).body).toEqual([]);
    const { body: notices } = await rest().get('/notifications', parent.accessToken);
    expect(notices[0]).toMatchObject({ title: 'Mia 1 asks for more time', message: 'Five more minutes please' });
  });

  it('refuses an equal request while one is pending, and allows it again after the answer', async () => {
    const id = await askFor({ kind: 'game', subject: 'Shape hunt' });
    const again = await ask({ kind: 'game', subject: 'shape hunt', message: 'Please' });
    expect([again.status, again.body.error]).toEqual([409, 'already_asked']);
    await askFor({ kind: 'game', subject: 'Counting stars' });
    await decide(id, { decision: 'deny' });
    await askFor({ kind: 'game', subject: 'Shape hunt' });
  });

  it('takes three pending requests and ten in a day', async () => {
    for (const kind of ['time', 'story', 'game']) await askFor({ kind });
    const fourth = await ask({ kind: 'other' });
    expect([fourth.status, fourth.body.error, fourth.headers.has('retry-after')]).toEqual([429, 'rate_limited', true]);
    for (const { id } of (await list('?state=pending')).body) await decide(id, { decision: 'deny' });
    for (let count = 4; count <= 10; count += 1) {
      await decide(await askFor({ kind: 'other', subject: `Thing ${count}` }), { decision: 'deny' });
    }
    expect((await ask({ kind: 'time' })).status).toBe(429);
  });

  it.each([
    [{ kind: 'sweets' }, 'kind'],
    [{ kind: 'time', subject: 'x'.repeat(81) }, 'subject'],
    [{ kind: 'time', message: 'x'.repeat(281) }, 'message'],
    [{ kind: 'time', minutes: 30 }, 'minutes'],
  ])('refuses %j', async (body, field) => {
    const { status, body: error } = await ask(body);
    expect([status, Object.keys(error.detail.fields)]).toEqual([422, [field]]);
  });

  it('stays open while the child is shut out', async () => {
    await rest().put(`/children/${family.child.id}/pause`, undefined, parent.accessToken);
    expect((await rest().get('/conversations', device.accessToken)).body.error).toBe('paused');
    expect((await ask({ kind: 'time' })).status).toBe(201);
    expect((await list('', device.accessToken)).body).toHaveLength(1);
  });

  it('is for children alone', async () => {
    expect((await ask({ kind: 'time' }, parent.accessToken)).status).toBe(403);
  });
});

describe('deciding', () => {
  it('gives 15 minutes or the number that the guardian names, for today', async () => {
    await openControls(starling, family.child.id, { budgets: everyDay(20) as never });
    const first = await decide(await askFor({ kind: 'time' }), { decision: 'once' });
    expect([first.status, first.body]).toMatchObject([
      200,
      { state: 'once', minutes: 15, decided_by: parent.user.id, note: null },
    ]);
    expect((await stateOfChild()).minutes_allowed).toBe(35);
    const second = await decide(await askFor({ kind: 'time' }), { decision: 'once', minutes: 30, note: 'Have fun' });
    expect(second.body).toMatchObject({ minutes: 30, note: 'Have fun' });
    expect((await stateOfChild()).minutes_allowed).toBe(65);
  });

  it('raises the minutes of every day where the guardian says always', async () => {
    await openControls(starling, family.child.id, { budgets: { ...everyDay(20), sun: null } as never });
    await decide(await askFor({ kind: 'time' }), { decision: 'always', minutes: 10 });
    const { body } = await rest().get(`/children/${family.child.id}/controls`, parent.accessToken);
    expect(body.budgets).toEqual({ ...everyDay(30), sun: null });
  });

  it('lifts a quiet time for the minutes that it gives', async () => {
    await starling.sql('UPDATE children SET time_zone = $2 WHERE id = $1', [family.child.id, noonZone()]);
    const window = { id: 'now', label: '', days: WEEKDAYS, starts: '11:00', ends: '14:00', enabled: true };
    await openControls(starling, family.child.id, { windows: [window] });
    const id = await askFor({ kind: 'time' });
    expect(await stateOfChild()).toMatchObject({ allowed: false, code: 'quiet_hours' });
    await decide(id, { decision: 'once' });
    expect((await stateOfChild()).allowed).toBe(true);
    expect((await rest().get('/conversations', device.accessToken)).status).toBe(200);
  });

  it('counts the first of several decisions, and names it to the others', async () => {
    const other = await registerParent(starling);
    await buildMember(starling, family.householdId, other, 'guardian');
    await openControls(starling, family.child.id, { budgets: everyDay(20) as never });
    const id = await askFor({ kind: 'time' });
    const answers = await Promise.all(
      [parent, other, parent, other].map(({ accessToken }) => decide(id, { decision: 'once' }, accessToken)),
    );
    const [winner] = answers.filter(({ status }) => status === 200);
    const losers = answers.filter(({ status }) => status === 409);
    expect(losers).toHaveLength(3);
    for (const { body } of losers) {
      expect([body.error, body.detail]).toMatchObject([
        'already_decided',
        { state: 'once', decision: 'once', decided_by: winner!.body.decided_by, decided_by_name: expect.any(String) },
      ]);
    }
    expect((await stateOfChild()).minutes_allowed).toBe(35);
  });

  it('opens an area for today, or for good', async () => {
    await openControls(starling, family.child.id, {
      areas: { chat: true, own_words: true, stories: false, games: false, contents: true, voice: true },
      learn_first: { stories: 1, questions: 0 },
    });
    const play = () => rest().post('/devices/me/activity', { kind: 'game' }, device.accessToken);
    const read = () => rest().post('/devices/me/activity', { kind: 'story' }, device.accessToken);
    expect((await play()).body.error).toBe('area_off');
    await decide(await askFor({ kind: 'game' }), { decision: 'once' });
    expect((await play()).status).toBe(200);
    const before = await rest().get(`/children/${family.child.id}/controls`, parent.accessToken);
    expect(before.body.areas).toMatchObject({ games: false, stories: false });
    expect((await read()).body.error).toBe('area_off');
    await decide(await askFor({ kind: 'story' }), { decision: 'always' });
    expect((await read()).status).toBe(200);
    const after = await rest().get(`/children/${family.child.id}/controls`, parent.accessToken);
    expect(after.body.areas).toMatchObject({ games: false, stories: true });
  });

  it('allows a topic for good', async () => {
    await openControls(starling, family.child.id, { topics: { money: 'block', death: 'ask' } });
    await decide(await askFor({ kind: 'topic', subject: 'Money' }), { decision: 'always' });
    const { body } = await rest().get(`/children/${family.child.id}/controls`, parent.accessToken);
    expect(body.topics).toEqual({ money: 'allow', death: 'ask' });
  });

  it.each([
    [{}, 'decision'],
    [{ decision: 'maybe' }, 'decision'],
    [{ decision: 'once', minutes: 4 }, 'minutes'],
    [{ decision: 'once', minutes: 121 }, 'minutes'],
    [{ decision: 'once', until: 'tomorrow' }, 'until'],
  ])('refuses %j', async (body, field) => {
    const { status, body: error } = await decide(await askFor({ kind: 'time' }), body);
    expect([status, Object.keys(error.detail.fields)]).toEqual([422, [field]]);
  });

  it('lets a helper see and decide requests for time alone, up to 15 minutes a day', async () => {
    const helper = await registerParent(starling);
    await buildMember(starling, family.householdId, helper, 'helper', [family.child.id]);
    const [time, story] = [await askFor({ kind: 'time' }), await askFor({ kind: 'story' })];
    expect((await list('', helper.accessToken)).body.map(({ id }: Json) => id)).toEqual([time]);
    const refusals = [
      await decide(story, { decision: 'once' }, helper.accessToken),
      await decide(time, { decision: 'always' }, helper.accessToken),
      await decide(time, { decision: 'once', minutes: 20 }, helper.accessToken),
    ];
    expect(refusals.map(({ status, body }) => [status, body.error])).toEqual([
      [403, 'forbidden'],
      [403, 'forbidden'],
      [403, 'helper_limit'],
    ]);
    expect((await decide(time, { decision: 'once' }, helper.accessToken)).body).toMatchObject({ minutes: 15 });
  });

  it('is hidden from other families, and closed to the child', async () => {
    const other = await registerParent(starling);
    await buildFamily(starling, other);
    const id = await askFor({ kind: 'time' });
    const hidden = await decide(id, { decision: 'once' }, other.accessToken);
    expect([hidden.status, hidden.body.error]).toEqual([404, 'request_not_found']);
    expect((await decide(id, { decision: 'once' }, device.accessToken)).status).toBe(403);
    expect((await list('', other.accessToken)).body).toEqual([]);
    expect((await list(`?child_id=${family.child.id}`, other.accessToken)).status).toBe(404);
  });
});

it('a request that no one answers expires with the local day, and can be decided no more', async () => {
  const id = await askFor({ kind: 'time' });
  await starling.sql(`UPDATE child_requests SET expires_at = now() - interval '1 second' WHERE id = $1`, [id]);
  expect((await list()).body[0]).toMatchObject({ id, state: 'expired' });
  const late = await decide(id, { decision: 'once' });
  expect([late.status, late.body.error, late.body.detail.state]).toEqual([409, 'already_decided', 'expired']);
  await until(
    async () => (await starling.sql(`SELECT 1 FROM child_requests WHERE id = $1 AND state = 'expired'`, [id]))[0],
    { what: 'the request to expire' },
  );
  expect((await list()).body[0]).toMatchObject({ state: 'expired', decided_by: null, decided_at: expect.any(String) });
});

it('asks, lists and decides over GraphQL alike', async () => {
  const asked = await graphql(
    starling,
    'mutation { createRequest(input: { kind: TIME, message: "Please" }) { id state kind message } }',
    { token: device.accessToken },
  );
  const { id } = asked.data.createRequest;
  expect(asked.data.createRequest).toMatchObject({ state: 'PENDING', kind: 'TIME', message: 'Please' });
  const listed = await graphql(
    starling,
    'query ($childId: ID) { requests(state: PENDING, childId: $childId) { id childId expiresAt } }',
    { token: parent.accessToken, variables: { childId: family.child.id } },
  );
  expect(listed.data.requests).toMatchObject([{ id, childId: family.child.id }]);
  const mutation =
    'mutation ($id: ID!) { decideRequest(id: $id, input: { decision: DENY, note: "Bedtime" }) { state note } }';
  const decided = await graphql(starling, mutation, { token: parent.accessToken, variables: { id } });
  expect(decided.data.decideRequest).toEqual({ state: 'DENIED', note: 'Bedtime' });
  const again = await graphql(starling, mutation, { token: parent.accessToken, variables: { id } });
  expect(again.errors[0]!.extensions).toMatchObject({ code: 'CONFLICT', error: 'already_decided' });
});
