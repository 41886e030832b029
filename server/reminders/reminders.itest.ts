import { buildFamily, buildMember, type Family } from '../../test/factories/families.js';
import { type Account, registerParent } from '../../test/support/accounts.js';
import { api, type Json } from '../../test/support/api.js';
import { handOverDevice, type PairedDevice } from '../../test/support/devices.js';
import { GraphqlSocket, graphql } from '../../test/support/graphql-client.js';
import { useStarling } from '../../test/support/use-starling.js';
import { until } from '../../test/support/wait.js';

const starling = useStarling();
const rest = () => api(starling.url);
const [parent, guardian, helper, stranger] = [0, 1, 2, 3].map(() => ({})) as [Account, Account, Account, Account];
let family: Family;
let device: PairedDevice;

beforeAll(async () => {
  const accounts = await Promise.all([1, 2, 3, 4].map(() => registerParent(starling)));
  [parent, guardian, helper, stranger].forEach((account, index) => void Object.assign(account, accounts[index]));
  family = await buildFamily(starling, parent);
  await buildMember(starling, family.householdId, guardian, 'guardian');
  await buildMember(starling, family.householdId, helper, 'helper', [family.child.id]);
  device = await handOverDevice(starling, parent, family.child);
});

const TEETH = {
  title: 'Brush teeth',
  recurrence: { zone: 'Europe/Berlin', starts: '2030-03-30T02:30', rrule: 'FREQ=DAILY' },
};
const create = (more: Json = {}, { accessToken } = parent) =>
  rest().post<Json>('/reminders', { ...TEETH, child_id: family.child.id, ...more }, accessToken);

/** Lets the time of a reminder be in the past, as after a minute of waiting. */
async function makeDue(id: string, minutesAgo = 1): Promise<void> {
  await starling.sql(
    `UPDATE reminders SET next_occurrence = date_trunc('minute', now()) - make_interval(mins => $2),
       next_at = date_trunc('minute', now()) - make_interval(mins => $2) WHERE id = $1`,
    [id, minutesAgo],
  );
}

const due = async ({ accessToken }: { accessToken: string }) =>
  (await rest().get<Json[]>('/reminders/due', accessToken)).body;
async function fired(more: Json = {}, by = parent): Promise<Json> {
  const { id } = (await create(more, by)).body;
  await makeDue(id);
  const viewer = more['audience'] === 'child' ? device : by;
  return until(async () => (await due(viewer)).find((one) => one.reminder_id === id), { what: 'a firing' });
}

describe('a reminder', () => {
  it('is created with its defaults, read, changed and deleted', async () => {
    const { status, body } = await create();
    expect([status, body]).toEqual([
      201,
      {
        ...TEETH,
        id: expect.any(String),
        child_id: family.child.id,
        note: null,
        offset_minutes: 0,
        nag_every: null,
        audience: 'me',
        enabled: true,
        next_at: '2030-03-30T01:30:00.000Z',
      },
    ]);
    const path = `/reminders/${body.id}`;
    expect((await rest().get(path, parent.accessToken)).body).toEqual(body);
    const changed = await rest().patch(
      path,
      { offset_minutes: 90, note: 'Two minutes', nag_every: 5, audience: 'everyone' },
      parent.accessToken,
    );
    expect(changed.body).toEqual({
      ...body,
      offset_minutes: 90,
      note: 'Two minutes',
      nag_every: 5,
      audience: 'everyone',
      next_at: '2030-03-30T00:00:00.000Z',
    });
    const off = await rest().patch(path, { enabled: false }, parent.accessToken);
    expect([off.body.enabled, off.body.next_at]).toEqual([false, null]);
    expect((await rest().delete(path, parent.accessToken)).status).toBe(204);
    expect((await rest().get(path, parent.accessToken)).body.error).toBe('reminder_not_found');
  });

  it.each<[string, Json]>([
    ['an empty title', { title: ' ' }],
    ['a title that is too long', { title: 'x'.repeat(81) }],
    ['a note that is too long', { note: 'x'.repeat(501) }],
    ['a link in its title', { title: 'Look at https://example.org' }],
    ['a link in its note', { note: 'See WWW.example.org' }],
    ['an offset after the occurrence', { offset_minutes: -1 }],
    ['nagging every four minutes', { nag_every: 4 }],
    ['nagging every 61 minutes', { nag_every: 61 }],
    ['an unknown audience', { audience: 'neighbours' }],
    ['the family without a child', { child_id: null, audience: 'guardians' }],
    ['an unknown field', { colour: 'red' }],
    ['a rule that is not supported', { recurrence: { ...TEETH.recurrence, rrule: 'FREQ=DAILY;BYHOUR=1' } }],
  ])('is refused with %s', async (_what, more) => {
    expect((await create(more)).status).toBe(422);
  });

  it('that never happens is refused by that name', async () => {
    const recurrence = { zone: 'UTC', starts: '2026-02-01T08:00', rrule: 'FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=30' };
    expect((await create({ recurrence })).body.error).toBe('never_happens');
  });

  it('of a family is shared by its guardians, a private one is not, and helpers and others see neither', async () => {
    const [shared, own] = [(await create({ audience: 'guardians' })).body, (await create()).body];
    const seenBy = async ({ accessToken }: Account) => {
      const { body } = await rest().get<Json[]>('/reminders', accessToken);
      return [shared, own].map(({ id }) => body.some((one) => one.id === id));
    };
    expect(await Promise.all([parent, guardian, helper, stranger].map(seenBy))).toEqual([
      [true, true],
      [true, false],
      [false, false],
      [false, false],
    ]);
    const patch = { title: 'Brush teeth well' };
    expect((await rest().patch(`/reminders/${shared.id}`, patch, guardian.accessToken)).status).toBe(200);
    for (const account of [guardian, helper, stranger]) {
      expect((await rest().patch(`/reminders/${own.id}`, patch, account.accessToken)).status).toBe(404);
    }
    expect((await create({}, helper)).status).toBe(403);
    expect((await create({}, stranger)).body.error).toBe('child_not_found');
    expect((await rest().get('/reminders', device.accessToken)).status).toBe(403);
  });

  it('has the same shape over GraphQL', async () => {
    const { data } = await graphql(
      starling,
      `mutation ($input: CreateReminderInput!) {
        createReminder(input: $input) {
          title note offsetMinutes nagEvery audience enabled nextAt childId recurrence { zone starts rrule exdates }
        }
      }`,
      {
        token: parent.accessToken,
        variables: { input: { ...TEETH, childId: family.child.id, audience: 'CHILD', nagEvery: 10 } },
      },
    );
    expect(data.createReminder).toEqual({
      ...{ title: 'Brush teeth', note: null, offsetMinutes: 0, nagEvery: 10, audience: 'CHILD', enabled: true },
      nextAt: '2030-03-30T01:30:00.000Z',
      childId: family.child.id,
      recurrence: { ...TEETH.recurrence, exdates: [] },
    });
  });
});

describe('a reminder that is due', () => {
  it('fires for its audience alone, in the list, as a notice and on open screens', async () => {
    const socket = new GraphqlSocket(starling, { Authorization: `Bearer ${guardian.accessToken}` });
    const changes = socket.subscribe<Json>('subscription { dueReminderChanged { reminderId state title } }');
    const { id } = (await create({ audience: 'guardians', title: 'Pack the bag' })).body;
    await until(
      async () => {
        await makeDue(id);
        await starling.sql('DELETE FROM reminder_firings WHERE reminder_id = $1', [id]);
        return changes.items.some(({ dueReminderChanged }) => dueReminderChanged.reminderId === id);
      },
      { what: 'the firing on an open screen', everyMs: 700 },
    );
    await socket.close();
    const [, seen] = await Promise.all([
      until(async () => (await due(parent)).some((one) => one.reminder_id === id)),
      until(async () => (await due(guardian)).some((one) => one.reminder_id === id)),
    ]);
    expect(seen).toBe(true);
    for (const other of [helper, stranger, device]) {
      expect((await due(other)).filter((one) => one.reminder_id === id)).toEqual([]);
    }
    const { body } = await rest().get<Json[]>('/notifications', guardian.accessToken);
    expect(body.find(({ title }) => title === 'Pack the bag')).toMatchObject({ kind: 'system', link: '/remainders' });
  });

  it('has one firing for each occurrence, with the words of the reminder', async () => {
    const firing = await fired({ audience: 'guardians', note: 'Two minutes' });
    expect(firing).toEqual({
      id: expect.any(String),
      reminder_id: expect.any(String),
      child_id: family.child.id,
      occurrence: firing.fire_at,
      fire_at: expect.stringMatching(/Z$/),
      state: 'fired',
      snoozed_until: null,
      title: 'Brush teeth',
      note: 'Two minutes',
    });
    const [{ next_at: nextAt }] = (await starling.sql<{ next_at: Date }>(
      'SELECT next_at FROM reminders WHERE id = $1',
      [firing.reminder_id],
    )) as [{ next_at: Date }];
    expect(nextAt.toISOString()).toBe('2030-03-30T01:30:00.000Z');
  });

  it('is settled once for everyone', async () => {
    const firing = await fired({ audience: 'guardians' });
    const send = (what: string, account: { accessToken: string }, body?: Json) =>
      rest().post<Json>(`/firings/${firing.id}/${what}`, body, account.accessToken);
    const snoozed = await send('snooze', guardian, { minutes: 20 });
    expect([snoozed.status, snoozed.body.state]).toEqual([200, 'snoozed']);
    expect(Date.parse(snoozed.body.snoozed_until) - Date.now()).toBeGreaterThan(15 * 60_000);
    expect((await due(parent)).find((one) => one.id === firing.id)).toMatchObject({ state: 'snoozed' });
    expect((await send('done', parent)).body).toMatchObject({ state: 'done', snoozed_until: null });
    expect((await send('done', guardian)).status).toBe(200);
    expect((await send('skip', guardian)).body.error).toBe('firing_settled');
    expect((await due(guardian)).some((one) => one.id === firing.id)).toBe(false);
    for (const other of [helper, stranger, device]) {
      expect((await send('done', other)).body.error).toBe('firing_not_found');
    }
    expect((await send('snooze', parent, { minutes: 0 })).status).toBe(422);
  });

  it('for a child is due on its device, which settles it, also in quiet time', async () => {
    await rest().patch(`/children/${family.child.id}`, { languages: ['es-MX'] }, parent.accessToken);
    const firing = await fired({ audience: 'child' });
    const { body: notices } = await rest().get<Json[]>('/notifications', device.accessToken);
    expect(notices[0]).toMatchObject({ message: expect.stringMatching(/^Hora prevista: \d\d:\d\d$/) });
    expect((await due(parent)).some((one) => one.id === firing.id)).toBe(false);
    await rest().put(`/children/${family.child.id}/pause`, {}, parent.accessToken);
    const { status, body } = await rest().post<Json>(`/firings/${firing.id}/done`, {}, device.accessToken);
    await rest().delete(`/children/${family.child.id}/pause`, parent.accessToken);
    expect([status, body.state]).toEqual([200, 'done']);
  });

  it('rings again while no one settles it, six times at most', async () => {
    const firing = await fired({ audience: 'guardians', nag_every: 5 });
    const rung = async () => {
      const [row] = await starling.sql<{ nags: number; ring_at: Date | null }>(
        'SELECT nags, ring_at FROM reminder_firings WHERE id = $1',
        [firing.id],
      );
      return row!;
    };
    for (let nags = 1; nags <= 6; nags += 1) {
      await starling.sql('UPDATE reminder_firings SET ring_at = now() WHERE id = $1', [firing.id]);
      await until(async () => (await rung()).nags === nags, { what: `nag ${nags}` });
    }
    expect((await rung()).ring_at).toBeNull();
  });

  it('that was missed is listed for those whom it was for until it is done', async () => {
    const { id } = (await create({ audience: 'guardians' })).body;
    await makeDue(id, 150);
    const missed = async ({ accessToken }: Account) =>
      (await rest().get<Json[]>('/reminders/missed', accessToken)).body.filter((one) => one.reminder_id === id);
    const [firing] = await until(async () => ((await missed(guardian)).length > 0 ? missed(guardian) : null), {
      what: 'a missed firing',
    });
    expect(firing).toMatchObject({ state: 'missed', title: 'Brush teeth' });
    expect(await Promise.all([missed(helper), missed(stranger)])).toEqual([[], []]);
    expect((await rest().get('/reminders/missed', device.accessToken)).status).toBe(403);
    expect((await rest().post(`/firings/${firing!.id}/done`, {}, parent.accessToken)).status).toBe(200);
    expect(await missed(guardian)).toEqual([]);
  });

  it('that has fired says when it fires next, also where it is moved before the same occurrence', async () => {
    const { body } = await create({ recurrence: { zone: 'UTC', starts: '2030-03-01T12:00', rrule: 'FREQ=DAILY' } });
    await starling.sql(
      `INSERT INTO reminder_firings (id, reminder_id, occurrence, fire_at, state)
       VALUES (gen_random_uuid(), $1, '2030-03-01T12:00Z', '2030-03-01T11:00Z', 'fired')`,
      [body.id],
    );
    const moved = await rest().patch(`/reminders/${body.id}`, { offset_minutes: 5 }, parent.accessToken);
    expect(moved.body.next_at).toBe('2030-03-02T11:55:00.000Z');
  });

  it('comes back when its snooze ends, and an edited time ends the snooze', async () => {
    const firing = await fired({ audience: 'guardians' });
    const snooze = () => rest().post(`/firings/${firing.id}/snooze`, { minutes: 10 }, parent.accessToken);
    const state = async () => (await due(parent)).find((one) => one.id === firing.id)!.state;
    await snooze();
    await starling.sql('UPDATE reminder_firings SET ring_at = now() WHERE id = $1', [firing.id]);
    await until(async () => (await state()) === 'fired', { what: 'the end of the snooze' });
    await snooze();
    await rest().patch(`/reminders/${firing.reminder_id}`, { offset_minutes: 5 }, parent.accessToken);
    expect(await state()).toBe('fired');
  });
});
