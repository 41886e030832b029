import { buildFamily, buildMember, type Family } from '../../test/factories/families.js';
import { type Account, registerParent } from '../../test/support/accounts.js';
import { api, type Json } from '../../test/support/api.js';
import { handOverDevice, type PairedDevice } from '../../test/support/devices.js';
import { graphql } from '../../test/support/graphql-client.js';
import { noonZone } from '../../test/support/noon-zone.js';
import { useStarling } from '../../test/support/use-starling.js';
import { localDateOf } from '../recurrence/zone.js';

const starling = useStarling();
const rest = () => api(starling.url);
let parent: Account;
let helper: Account;
let family: Family;
let device: PairedDevice;

beforeEach(async () => {
  [parent, helper] = (await Promise.all([registerParent(starling), registerParent(starling)])) as [Account, Account];
  family = await buildFamily(starling, parent);
  await buildMember(starling, family.householdId, helper, 'helper', [family.child.id]);
  device = await handOverDevice(starling, parent, family.child);
});

const EVENING = { zone: 'Europe/London', starts: '2026-11-02T19:00', rrule: 'FREQ=WEEKLY;BYDAY=MO' };
const ITEM = {
  title: 'Bedtime',
  kind: 'routine',
  picture: 'moon',
  steps: ['Bath', 'Teeth', 'Story'],
  minutes: 45,
  recurrence: EVENING,
  quiet: false,
};
const create = (more: Json = {}, { accessToken } = parent) =>
  rest().post<Json>('/schedule-items', { ...ITEM, child_id: family.child.id, ...more }, accessToken);
const planOf = (date: string, { accessToken }: { accessToken: string } = parent) =>
  rest().get<Json[]>(`/children/${family.child.id}/plan?date=${date}`, accessToken);

it('keeps the parts of a week, for guardians alone', async () => {
  const { status, body } = await create();
  expect([status, body]).toEqual([201, { ...ITEM, id: expect.any(String), child_id: family.child.id }]);
  expect((await rest().get('/schedule-items', parent.accessToken)).body).toEqual([body]);
  const path = `/schedule-items/${body.id}`;
  const changed = await rest().patch(path, { minutes: 30, steps: ['Bath'] }, parent.accessToken);
  expect(changed.body).toEqual({ ...body, minutes: 30, steps: ['Bath'] });
  expect((await rest().get('/schedule-items', helper.accessToken)).body).toEqual([]);
  expect((await rest().patch(path, { minutes: 30 }, helper.accessToken)).body.error).toBe('schedule_item_not_found');
  expect((await create({}, helper)).status).toBe(403);
  expect((await rest().get('/schedule-items', device.accessToken)).status).toBe(403);
  expect((await rest().delete(path, parent.accessToken)).status).toBe(204);
});

it.each<[string, Json]>([
  ['thirteen steps', { steps: Array.from({ length: 13 }, () => 'Step') }],
  ['a link in a step', { steps: ['Open http://example.org'] }],
  ['an unknown picture', { picture: 'photo-of-mia' }],
  ['no minutes', { minutes: 0 }],
  ['an unknown kind', { kind: 'chore' }],
  ['an empty title', { title: '' }],
  ['no child', { child_id: undefined }],
  ['an unknown field', { colour: 'red' }],
])('refuses %s', async (_what, more) => {
  expect((await create(more)).status).toBe(422);
});

it('shows the items and reminders of a day in order, on the clock of the child', async () => {
  const item = (await create()).body;
  const reminder = (
    await rest().post<Json>(
      '/reminders',
      {
        child_id: family.child.id,
        title: 'Feed the cat',
        audience: 'everyone',
        recurrence: { ...EVENING, starts: '2026-11-02T18:00', rrule: 'FREQ=DAILY' },
      },
      parent.accessToken,
    )
  ).body;
  const { body } = await planOf('2030-01-07');
  expect(body).toEqual([
    {
      kind: 'reminder',
      id: reminder.id,
      title: 'Feed the cat',
      starts_at: '2030-01-07T18:00:00.000Z',
      ends_at: null,
      picture: null,
      steps: [],
      state: 'planned',
    },
    {
      kind: 'item',
      id: item.id,
      title: 'Bedtime',
      starts_at: '2030-01-07T19:00:00.000Z',
      ends_at: '2030-01-07T19:45:00.000Z',
      picture: 'moon',
      steps: ['Bath', 'Teeth', 'Story'].map((text) => ({ text, done: false })),
      state: 'planned',
    },
  ]);
  expect((await planOf('2030-01-08')).body.map(({ kind }) => kind)).toEqual(['reminder']);
  const { data } = await graphql(
    starling,
    `query ($id: ID!) {
      childPlan(childId: $id, date: "2030-01-07") { kind id title startsAt endsAt picture steps { text done } state }
    }`,
    { token: parent.accessToken, variables: { id: family.child.id } },
  );
  expect(data.childPlan.map((one: Json) => [one.kind, one.startsAt, one.state])).toEqual([
    ['REMINDER', '2030-01-07T18:00:00.000Z', 'PLANNED'],
    ['ITEM', '2030-01-07T19:00:00.000Z', 'PLANNED'],
  ]);
});

it("shows helpers today's plan alone, and children no reminder of the guardians", async () => {
  await rest().post(
    '/reminders',
    {
      child_id: family.child.id,
      title: 'Buy a present',
      audience: 'guardians',
      recurrence: { zone: 'UTC', starts: '2026-11-02T12:00', rrule: 'FREQ=DAILY' },
    },
    parent.accessToken,
  );
  const today = await rest().get<Json[]>(`/children/${family.child.id}/plan`, helper.accessToken);
  expect([today.status, today.body]).toEqual([200, []]);
  expect((await planOf('2030-01-07', helper)).status).toBe(403);
  expect((await rest().get<Json[]>('/devices/me/plan?date=2030-01-07', device.accessToken)).body).toEqual([]);
  expect((await planOf('2030-01-07')).body).toHaveLength(1);
});

it('lets a child mark steps, items and reminders as done, step by step and once', async () => {
  const { id } = (await create()).body;
  const mark = (body: Json, entry = id) =>
    rest().post<Json>(`/devices/me/plan/${entry}/done`, { date: '2030-01-07', ...body }, device.accessToken);
  expect((await mark({ step: 1 })).body).toMatchObject({
    state: 'planned',
    steps: [{ done: false }, { done: true }, { done: false }],
  });
  await Promise.all([mark({ step: 0 }), mark({ step: 0 }), mark({ step: 2 })]);
  expect((await planOf('2030-01-07')).body[0]).toMatchObject({ state: 'done' });
  expect((await planOf('2030-01-14')).body[0]).toMatchObject({ state: 'planned', steps: [{ done: false }, {}, {}] });
  expect((await mark({ step: 3 })).status).toBe(422);
  expect((await mark({ date: '2030-01-08' })).body.error).toBe('plan_entry_not_found');
  const { data } = await graphql(
    starling,
    `mutation ($id: ID!) { markPlanDone(id: $id, date: "2030-01-14") { state steps { done } } }`,
    { token: device.accessToken, variables: { id } },
  );
  expect(data.markPlanDone).toEqual({ state: 'DONE', steps: [{ done: true }, { done: true }, { done: true }] });
});

it('marks a reminder as done before it is due, so that it does not fire', async () => {
  const recurrence = { zone: 'UTC', starts: '2030-01-07T12:00' };
  const body = { child_id: family.child.id, title: 'Feed the cat', audience: 'child', recurrence };
  const { id } = (await rest().post<Json>('/reminders', body, parent.accessToken)).body;
  const marked = await rest().post<Json>(`/devices/me/plan/${id}/done`, { date: '2030-01-07' }, device.accessToken);
  expect(marked.body).toMatchObject({ kind: 'reminder', state: 'done' });
  expect(await starling.sql('SELECT state FROM reminder_firings WHERE reminder_id = $1', [id])).toEqual([
    { state: 'done' },
  ]);
});

it('makes quiet items quiet times: in the state, the timeline, and for the device', async () => {
  const zone = noonZone();
  await starling.sql('UPDATE children SET time_zone = $2 WHERE id = $1', [family.child.id, zone]);
  const starts = `${localDateOf(Date.now(), zone)}T06:00`;
  const item = (await create({ quiet: true, minutes: 720, recurrence: { zone, starts } })).body;
  const state = async () => (await rest().get<Json>(`/children/${family.child.id}/state`, parent.accessToken)).body;
  const { until, ...now } = await state();
  expect(now).toMatchObject({ allowed: false, code: 'quiet_hours' });
  const span = `from=${new Date(Date.parse(until) - 1_000).toISOString()}&to=${new Date(Date.parse(until) + 1_000).toISOString()}`;
  const timeline = await rest().get<Json[]>(`/children/${family.child.id}/timeline?${span}`, parent.accessToken);
  expect(timeline.body.map(({ code, to }) => [code, to])).toEqual([
    ['quiet_hours', until],
    [null, expect.any(String)],
  ]);
  expect((await rest().get('/conversations', device.accessToken)).body.error).toBe('quiet_hours');
  expect((await rest().get('/devices/me/plan', device.accessToken)).status).toBe(200);
  await rest().patch(`/schedule-items/${item.id}`, { quiet: false }, parent.accessToken);
  expect(await state()).toMatchObject({ allowed: true });
  expect((await rest().get('/conversations', device.accessToken)).status).toBe(200);
});
