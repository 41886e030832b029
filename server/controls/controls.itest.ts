import { randomUUID } from 'node:crypto';
import { WEEKDAYS } from '../../contract/controls.js';
import { buildFamily, buildMember, type Family, openControls } from '../../test/factories/families.js';
import { type Account, registerParent } from '../../test/support/accounts.js';
import { api, type Json } from '../../test/support/api.js';
import { handOverDevice, type PairedDevice } from '../../test/support/devices.js';
import { graphql } from '../../test/support/graphql-client.js';
import { LiveClient } from '../../test/support/live-client.js';
import { noonZone } from '../../test/support/noon-zone.js';
import { useStarling } from '../../test/support/use-starling.js';

const starling = useStarling();
const rest = () => api(starling.url);
let parent: Account;
let family: Family;
let device: PairedDevice;
const path = (call: string) => `/children/${family.child.id}/${call}`;

beforeEach(async () => {
  parent = await registerParent(starling);
  family = await buildFamily(starling, parent);
  device = await handOverDevice(starling, parent, family.child);
});

async function codeOf(answer: Promise<{ status: number; body: Json }>) {
  const { status, body } = await answer;
  return status < 300 ? status : [status, body.error];
}

const everyDay = (minutes: number) => Object.fromEntries(WEEKDAYS.map((day) => [day, minutes]));
/** A quiet time that holds now, and for an hour before and after. */
function quietNow() {
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString().slice(11, 16);
  return { id: 'now', label: 'Now', days: [...WEEKDAYS], starts: at(-60), ends: at(60), enabled: true };
}
const inUtc = () => starling.sql(`UPDATE children SET time_zone = 'UTC' WHERE id = $1`, [family.child.id]);

describe('the rules of a child', () => {
  it('are those of its age band until a guardian changes them', async () => {
    await starling.sql('DELETE FROM child_controls WHERE child_id = $1', [family.child.id]);
    const { body } = await rest().get(path('controls'), parent.accessToken);
    expect(body).toEqual({
      version: 1,
      windows: [
        { id: family.child.id, label: 'Night', days: [...WEEKDAYS], starts: '20:00', ends: '06:30', enabled: true },
      ],
      budgets: { mon: 30, tue: 30, wed: 30, thu: 30, fri: 30, sat: 45, sun: 45 },
      exempt: [],
      break_every: 30,
      break_minutes: 5,
      topics: { body: 'ask', death: 'ask', religion: 'ask', news: 'ask', dating: 'ask', money: 'ask' },
      words: [],
      areas: { chat: true, own_words: true, stories: true, games: true, contents: true, voice: true },
      learn_first: null,
    });
  });

  it('change in any part at the version that was read, and keep the rest', async () => {
    const changed = await rest().patch(
      path('controls'),
      { version: 1, budgets: { mon: 10 }, topics: { money: 'block' }, areas: { games: false } },
      parent.accessToken,
    );
    expect([changed.status, changed.body.version, changed.body.budgets.mon, changed.body.budgets.tue]).toEqual([
      200,
      2,
      10,
      null,
    ]);
    expect(changed.body.areas).toMatchObject({ games: false, chat: true });
    const late = await rest().patch(path('controls'), { version: 1, break_every: 10 }, parent.accessToken);
    expect([late.status, late.body.error, late.body.detail]).toMatchObject([
      409,
      'conflict',
      { version: 1, current_version: 2 },
    ]);
    const { body: activity } = await rest().get(`/households/${family.householdId}/activity`, parent.accessToken);
    expect(activity[0]).toMatchObject({
      action: 'controls_changed',
      detail: { changed: ['budgets', 'topics', 'areas'] },
    });
  });

  it.each([
    [{}, 'version'],
    [{ version: 1 }, ''],
    [{ version: 1, windows: [{ days: ['mon'], starts: '20:00', ends: '20:00' }] }, 'windows'],
    [{ version: 1, windows: [{ days: [], starts: '20:00', ends: '21:00' }] }, 'windows'],
    [{ version: 1, windows: [{ days: ['mon'], starts: '24:00', ends: '21:00' }] }, 'windows'],
    [{ version: 1, budgets: { mon: 1_441 } }, 'budgets'],
    [{ version: 1, break_every: 4 }, 'break_every'],
    [{ version: 1, break_minutes: 61 }, 'break_minutes'],
    [{ version: 1, topics: { nonsense: 'ask' } }, 'topics'],
    [{ version: 1, areas: { kitchen: true } }, 'areas'],
    [{ version: 1, learn_first: { stories: 0, questions: 0 } }, 'learn_first'],
  ])('refuse %j', async (body, field) => {
    const { status, body: answer } = await rest().patch(path('controls'), body, parent.accessToken);
    expect([status, Object.keys(answer.detail.fields)]).toEqual([
      422,
      expect.arrayContaining([expect.stringContaining(field)]),
    ]);
  });

  it('are read and changed over GraphQL in the same way', async () => {
    const { data } = await graphql(
      starling,
      `mutation ($id: ID!) { updateChildControls(childId: $id, input: {
         version: 1, windows: [{ days: [FRI, MON], starts: "13:00", ends: "14:00" }], breakEvery: null,
         words: [{ word: "ghost", rule: BLOCK }], learnFirst: { stories: 1, questions: 0 } }) {
         version windows { id days starts enabled } breakEvery words { word rule } learnFirst { stories } areas { ownWords } } }`,
      { token: parent.accessToken, variables: { id: family.child.id } },
    );
    expect(data.updateChildControls).toEqual({
      version: 2,
      windows: [{ id: expect.any(String), days: ['MON', 'FRI'], starts: '13:00', enabled: true }],
      breakEvery: null,
      words: [{ word: 'ghost', rule: 'BLOCK' }],
      learnFirst: { stories: 1 },
      areas: { ownWords: true },
    });
  });
});

describe('the state of a child', () => {
  it('is open where no rule refuses, and says what is left', async () => {
    await openControls(starling, family.child.id, { budgets: everyDay(40) as never });
    const { body } = await rest().get(path('state'), parent.accessToken);
    expect(body).toEqual({
      allowed: true,
      code: null,
      until: null,
      minutes_used: 0,
      minutes_allowed: 40,
      minutes_left: 40,
      explanation: 'Starling is open. 40 of 40 minutes are left today.',
    });
    expect((await rest().get('/devices/me/state', device.accessToken)).body).toEqual(body);
  });

  it('answers for another instant from the rules alone', async () => {
    await inUtc();
    await openControls(starling, family.child.id, {
      windows: [{ id: 'night', label: '', days: WEEKDAYS, starts: '20:00', ends: '06:30', enabled: true }],
    });
    await rest().put(path('pause'), undefined, parent.accessToken);
    const noon = await rest().get(path('state?at=2026-12-24T12:00:00Z'), parent.accessToken);
    const night = await rest().get(path('state?at=2026-12-24T21:00:00Z'), parent.accessToken);
    expect([noon.body.allowed, night.body]).toMatchObject([
      true,
      {
        code: 'quiet_hours',
        until: '2026-12-25T06:30:00.000Z',
        explanation: 'It is quiet time until 06:30 on Friday.',
      },
    ]);
    expect((await rest().get(path('state'), parent.accessToken)).body.code).toBe('paused');
    expect(await codeOf(rest().get(path('state?at=2029-01-01T12:00:00Z'), parent.accessToken))).toEqual([
      422,
      'validation_failed',
    ]);
  });

  it('is drawn as a timeline without gaps, of at most 14 days', async () => {
    await inUtc();
    await openControls(starling, family.child.id, {
      windows: [{ id: 'night', label: '', days: WEEKDAYS, starts: '20:00', ends: '06:30', enabled: true }],
    });
    const { body } = await rest().get(
      path('timeline?from=2026-12-24T00:00:00Z&to=2026-12-25T00:00:00Z'),
      parent.accessToken,
    );
    expect(body).toEqual([
      { from: '2026-12-24T00:00:00.000Z', to: '2026-12-24T06:30:00.000Z', allowed: false, code: 'quiet_hours' },
      { from: '2026-12-24T06:30:00.000Z', to: '2026-12-24T20:00:00.000Z', allowed: true, code: null },
      { from: '2026-12-24T20:00:00.000Z', to: '2026-12-25T00:00:00.000Z', allowed: false, code: 'quiet_hours' },
    ]);
    const long = path('timeline?from=2026-12-01T00:00:00Z&to=2026-12-16T00:00:00Z');
    expect(await codeOf(rest().get(long, parent.accessToken))).toEqual([422, 'validation_failed']);
  });
});

describe('a child that is shut out', () => {
  const closed = ['/conversations', '/library/stories', '/library/guides'];
  const open = ['/users/me', '/devices/me', '/devices/me/state'];

  it.each(['paused', 'quiet_hours', 'budget_used', 'break'])(
    'by %s is refused what it uses, and keeps what helps it',
    async (code) => {
      await inUtc();
      if (code === 'paused') await rest().put(path('pause'), undefined, parent.accessToken);
      if (code === 'quiet_hours') await openControls(starling, family.child.id, { windows: [quietNow()] });
      if (code === 'budget_used') await openControls(starling, family.child.id, { budgets: everyDay(0) as never });
      if (code === 'break') {
        await openControls(starling, family.child.id, { break_every: 1, break_minutes: 60 });
        await starling.sql(
          `INSERT INTO child_minutes VALUES ($1, floor(extract(epoch FROM now()) / 60)::int - 1, 'chat', now()::date)`,
          [family.child.id],
        );
      }
      for (const call of closed) {
        const { status, body } = await rest().get(call, device.accessToken);
        expect([call, status, body.error]).toEqual([call, 403, code]);
        const ends = code === 'paused' ? undefined : expect.any(String);
        expect(body.detail?.until).toEqual(ends);
      }
      for (const call of open) expect([call, (await rest().get(call, device.accessToken)).status]).toEqual([call, 200]);
      expect((await rest().get('/devices/me/state', device.accessToken)).body).toMatchObject({ allowed: false, code });
      const { errors } = await graphql(starling, '{ conversations { total } }', { token: device.accessToken });
      expect(errors?.[0]?.extensions?.error).toBe(code);
    },
  );

  it('by a used budget still reads stories where they cost no minutes', async () => {
    await openControls(starling, family.child.id, { budgets: everyDay(0) as never, exempt: ['story'] });
    expect(await codeOf(rest().get('/library/stories', device.accessToken))).toBe(200);
    expect(await codeOf(rest().get('/library/games', device.accessToken))).toEqual([403, 'budget_used']);
  });

  it('has no minutes of chat free because it read a story in the same minute', async () => {
    await openControls(starling, family.child.id, { budgets: everyDay(30) as never, exempt: ['story'] });
    // The talk below takes place in one or two of these minutes.
    await starling.sql(
      `INSERT INTO child_minutes (child_id, minute, kind, local_date)
       SELECT $1, floor(extract(epoch FROM now()) / 60) + n, 'story', (now() AT TIME ZONE c.time_zone)::date
       FROM generate_series(0, 3) n, children c WHERE c.id = $1`,
      [family.child.id],
    );
    const used = async () => (await rest().get(path('state'), parent.accessToken)).body.minutes_used;
    expect(await used()).toBe(0);
    const client = await LiveClient.join(starling, { token: device.accessToken });
    client.say('Why is the sky blue?');
    await client.has(({ type }) => type === 'stream_final');
    client.close();
    expect(await used()).toBeGreaterThan(0);
  });

  it('comes back when the pause of the household ends', async () => {
    const pause = `/households/${family.householdId}/pause`;
    expect((await rest().put(pause, undefined, parent.accessToken)).body).toMatchObject([{ paused: true }]);
    expect(await codeOf(rest().get('/conversations', device.accessToken))).toEqual([403, 'paused']);
    expect((await rest().delete(pause, parent.accessToken)).body).toMatchObject([{ paused: false, paused_at: null }]);
    expect(await codeOf(rest().get('/conversations', device.accessToken))).toBe(200);
  });
});

describe('extra time', () => {
  it('in minutes adds to the budget of today', async () => {
    await openControls(starling, family.child.id, { budgets: everyDay(0) as never });
    expect(await codeOf(rest().get('/conversations', device.accessToken))).toEqual([403, 'budget_used']);
    const granted = await rest().post(path('grants'), { kind: 'minutes', minutes: 15 }, parent.accessToken);
    expect([granted.status, granted.body]).toMatchObject([
      201,
      { kind: 'minutes', minutes: 15, until: null, granted_by: parent.user.id },
    ]);
    expect(await codeOf(rest().get('/conversations', device.accessToken))).toBe(200);
    expect((await rest().get(path('state'), parent.accessToken)).body).toMatchObject({
      minutes_allowed: 15,
      minutes_left: 15,
    });
  });

  it('"until" lifts a quiet time, at most two hours ahead', async () => {
    await starling.sql('UPDATE children SET time_zone = $2 WHERE id = $1', [family.child.id, noonZone()]);
    const window = { id: 'now', label: 'Now', days: WEEKDAYS, starts: '11:00', ends: '14:00', enabled: true };
    await openControls(starling, family.child.id, { windows: [window] });
    const until = (minutes: number) => ({
      kind: 'until',
      until: new Date(Date.now() + minutes * 60_000).toISOString(),
    });
    for (const minutes of [-1, 125]) {
      expect(await codeOf(rest().post(path('grants'), until(minutes), parent.accessToken))).toEqual([
        422,
        'validation_failed',
      ]);
    }
    expect(await codeOf(rest().post(path('grants'), until(3), parent.accessToken))).toBe(201);
    expect(await codeOf(rest().get('/conversations', device.accessToken))).toBe(200);
  });

  it('of a helper is at most 15 minutes a day', async () => {
    const helper = await registerParent(starling);
    await buildMember(starling, family.householdId, helper, 'helper', [family.child.id]);
    const grant = (minutes: number) =>
      codeOf(rest().post(path('grants'), { kind: 'minutes', minutes }, helper.accessToken));
    expect([await grant(20), await grant(10), await grant(5), await grant(5)]).toEqual([
      [403, 'helper_limit'],
      201,
      201,
      [403, 'helper_limit'],
    ]);
    expect(await codeOf(rest().get(path('controls'), helper.accessToken))).toEqual([403, 'forbidden']);
    expect(await codeOf(rest().put(path('pause'), undefined, helper.accessToken))).toEqual([403, 'forbidden']);
  });
});

describe('areas and goals', () => {
  const send = async (content: string) => {
    const started = await graphql(starling, 'mutation { startConversation { conversationId } }', {
      token: device.accessToken,
    });
    const { errors } = await graphql(
      starling,
      'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }',
      {
        token: device.accessToken,
        variables: {
          input: {
            conversationId: started.data.startConversation.conversationId,
            content,
            clientMessageId: randomUUID(),
          },
        },
      },
    );
    return errors?.[0]?.message ?? 'sent';
  };

  it('that are switched off are refused', async () => {
    const { areas } = (await rest().get(path('controls'), parent.accessToken)).body;
    await openControls(starling, family.child.id, { areas: { ...areas, chat: false, stories: false } });
    expect(await codeOf(rest().get('/library/stories', device.accessToken))).toEqual([403, 'area_off']);
    expect(await codeOf(rest().get('/library/games', device.accessToken))).toBe(200);
    expect(await send('Hello')).toBe('Your grown-ups have switched this off');
  });

  it('own words are refused where only starters are allowed', async () => {
    const { areas } = (await rest().get(path('controls'), parent.accessToken)).body;
    await openControls(starling, family.child.id, { areas: { ...areas, own_words: false } });
    expect(await send('Hello')).toBe('Choose one of the pictures to start');
    expect(await send('Tell me a story')).toBe('sent');
  });

  it('games open when the questions of the day are asked', async () => {
    await openControls(starling, family.child.id, { learn_first: { stories: 0, questions: 2 } });
    expect(await codeOf(rest().get('/library/games', device.accessToken))).toEqual([403, 'goal_first']);
    await send('Why is the sky blue?');
    await send('And the sea?');
    expect(await codeOf(rest().get('/library/games', device.accessToken))).toBe(200);
  });
});

it('counts a minute once, whatever the child does in it', async () => {
  const [story] = (await rest().get('/library/stories', device.accessToken)).body;
  await Promise.all(Array.from({ length: 5 }, () => rest().get(`/library/stories/${story.slug}`, device.accessToken)));
  const { body } = await rest().post('/devices/me/activity', { kind: 'story' }, device.accessToken);
  // A minute may begin between the calls.
  expect(body.minutes_used).toBeGreaterThanOrEqual(1);
  expect(body.minutes_used).toBeLessThanOrEqual(2);
  const rows = await starling.sql('SELECT kind FROM child_minutes WHERE child_id = $1', [family.child.id]);
  expect(rows.map(({ kind }) => kind)).toContain('story');
});
