import { randomUUID } from 'node:crypto';
import { buildFamily, type Family } from '../../test/factories/families.js';
import { type Account, registerParent } from '../../test/support/accounts.js';
import { api, type Json } from '../../test/support/api.js';
import { handOverDevice, type PairedDevice } from '../../test/support/devices.js';
import { GraphqlSocket, graphql } from '../../test/support/graphql-client.js';
import { useStarling } from '../../test/support/use-starling.js';
import { until } from '../../test/support/wait.js';

const starling = useStarling();
const rest = () => api(starling.url);
let parent: Account;
let family: Family;
let device: PairedDevice;

beforeAll(async () => {
  parent = await registerParent(starling);
  family = await buildFamily(starling, parent, { children: 2 });
  device = await handOverDevice(starling, parent, family.child);
});

const event = (more: Json = {}): Json => ({
  client_event_id: randomUUID(),
  verb: 'completed',
  object_kind: 'story',
  object_id: 'soup-for-a-giant',
  ...more,
});
const send = (events: Json[], token = device.accessToken) => rest().post('/learning-events', events, token);

describe('learning events', () => {
  it('are stored once, however often a device sends them', async () => {
    const events = [event(), event({ verb: 'started' })];
    const answers = await Promise.all([send(events), send(events), send([events[0]!])]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(answers.reduce((sum, { body }) => sum + body.stored, 0)).toBe(2);
  });

  it('of a guardian name the child, and those of a device only its own', async () => {
    const [first, second] = family.children;
    expect((await send([event({ child_id: second!.id })], parent.accessToken)).status).toBe(201);
    expect((await send([event()], parent.accessToken)).status).toBe(422);
    expect((await send([event({ child_id: first!.id })])).status).toBe(201);
    expect((await send([event({ child_id: second!.id })])).status).toBe(404);
    const stranger = await registerParent(starling);
    expect((await send([event({ child_id: first!.id })], stranger.accessToken)).status).toBe(404);
  });

  it.each<[string, Json[]]>([
    ['an empty list', []],
    ['more than fifty', Array.from({ length: 51 }, () => event())],
    ['an unknown verb', [event({ verb: 'won' })]],
    ['an object that is no slug', [event({ object_id: 'My Story' })]],
    ['a skill in free words', [event({ result: { skill: 'I live at 5 Elm Street' } })]],
    ['a time more than seven days ago', [event({ at: new Date(Date.now() - 8 * 86_400_000).toISOString() })]],
    ['a time ahead', [event({ at: new Date(Date.now() + 3_600_000).toISOString() })]],
    ['an unknown field', [event({ score: 100 })]],
  ])('are refused with %s, all of them', async (_what, events) => {
    expect((await send(events)).status).toBe(422);
  });

  it('are exported one to one as xAPI statements', async () => {
    const given = event({
      verb: 'answered',
      object_kind: 'game',
      object_id: 'riddle-attic',
      result: { first_try: true, skill: 'words' },
    });
    await send([given]);
    const { body } = await rest().get(`/children/${family.child.id}/export`, parent.accessToken);
    const [{ count }] = (await starling.sql<{ count: number }>(
      'SELECT count(*)::int AS count FROM learning_events WHERE child_id = $1',
      [family.child.id],
    )) as [{ count: number }];
    expect(body.learning_events).toHaveLength(count);
    expect(body.learning_events).toContainEqual({
      actor: { objectType: 'Agent', account: { homePage: 'urn:starling:children', name: family.child.id } },
      verb: { id: 'http://adlnet.gov/expapi/verbs/answered', display: { en: 'answered' } },
      object: { objectType: 'Activity', id: 'urn:starling:game:riddle-attic' },
      result: { success: true, extensions: { 'urn:starling:extensions:skill': 'words' } },
      context: { extensions: { 'urn:starling:extensions:client_event_id': given['client_event_id'] } },
      timestamp: expect.any(String),
    });
  });

  it('show on an open page of a guardian at once', async () => {
    const socket = GraphqlSocket.signedIn(starling, parent.accessToken);
    const changes = socket.subscribe('subscription { familyChanged { part childId } }');
    // Each event is announced, so the first one that the subscription hears proves that it listens.
    await until(
      async () => {
        await send([event()]);
        return changes.items.length > 0;
      },
      { what: 'the first change' },
    );
    await changes.has(
      ({ familyChanged }) => familyChanged.part === 'PROGRESS' && familyChanged.childId === family.child.id,
    );
    await socket.close();
  });
});

describe('the summary of a week', () => {
  /** Wednesday, 18 November 2026, in a week without clock changes in London. */
  const MONDAY = Date.parse('2026-11-16T00:00:00Z');
  const HOUR = 3_600_000;
  let learner: Family['child'];

  beforeAll(async () => {
    learner = family.children[1]!;
    await starling.sql('DELETE FROM learning_events WHERE child_id = $1', [learner.id]);
    await ask(
      'Animals',
      ['animals'],
      [
        [1, 'Why do cats purr?'],
        [2, 'How long do cats sleep'],
        [-1, 'What do foxes eat on Sunday?'],
      ],
    );
    await ask(
      'Space',
      ['science'],
      [
        [7 * 24 - 1, 'Is the moon far away?'],
        [7 * 24, 'What is next week?'],
      ],
    );
    await ask('Private conversation', [], [[5, 'What I said in private, is it safe?']], true);
    await use([0, 1, 2], 'chat', '2026-11-16');
    await use([60], 'story', '2026-11-17');
    const facts: Json[] = [
      event({ child_id: learner.id, object_id: 'soup-for-a-giant' }),
      event({
        child_id: learner.id,
        verb: 'answered',
        object_kind: 'game',
        object_id: 'riddle-attic',
        result: { skill: 'words', first_try: true },
      }),
      event({
        child_id: learner.id,
        verb: 'answered',
        object_kind: 'question',
        object_id: 'riddle-attic/2',
        result: { skill: 'words', first_try: false },
      }),
    ];
    await send(facts, parent.accessToken);
    await starling.sql(
      `INSERT INTO child_requests (id, child_id, kind, message, state, decided_at, asked_at, expires_at)
       SELECT gen_random_uuid(), $1, 'other', state, state, '2026-11-18T11:00:00Z', '2026-11-18T10:00:00Z', '2026-11-19T00:00:00Z'
       FROM unnest('{once,denied,expired}'::text[]) AS state`,
      [learner.id],
    );
    await starling.sql(
      `INSERT INTO safety_events (message_id, child_id, category, severity, rule_id, pack_version, at)
       SELECT gen_random_uuid(), $1, 'secrecy', severity, 'test', '1', '2026-11-18T10:00:00Z'
       FROM unnest('{3,3,1}'::int[]) AS severity`,
      [learner.id],
    );
    await starling.sql(`UPDATE learning_events SET local_date = '2026-11-18' WHERE child_id = $1`, [learner.id]);
  });

  async function ask(title: string, tags: string[], asked: [hours: number, text: string][], isPrivate = false) {
    const id = randomUUID();
    const last = new Date(MONDAY + Math.max(...asked.map(([hours]) => hours)) * HOUR);
    await starling.sql(
      `INSERT INTO conversations (id, user_id, title, tags, is_private, message_count, last_seq, last_message_at)
       VALUES ($1, $2, $3, $4, $5, $6, $6::integer, $7)`,
      [id, learner.userId, title, tags, isPrivate, asked.length, last],
    );
    for (const [index, [hours, text]] of asked.entries()) {
      await starling.sql(
        `INSERT INTO messages (id, conversation_id, user_id, seq, role, content, status, created_at)
         VALUES ($1, $2, $3, $4, 'user', $5, 'read', $6)`,
        [randomUUID(), id, learner.userId, index + 1, text, new Date(MONDAY + hours * HOUR)],
      );
    }
  }

  async function use(minutes: number[], kind: string, date: string) {
    for (const minute of minutes) {
      await starling.sql('INSERT INTO child_minutes (child_id, minute, kind, local_date) VALUES ($1, $2, $3, $4)', [
        learner.id,
        Date.parse(`${date}T10:00:00Z`) / 60_000 + minute,
        kind,
        date,
      ]);
    }
  }

  it('quotes questions, counts topics, minutes, stories and answers, and leaves private words out', async () => {
    const path = `/children/${learner.id}/digest?period=week&date=2026-11-18`;
    const { status, body } = await rest().get(path, parent.accessToken);
    expect([status, body]).toEqual([
      200,
      {
        child_id: learner.id,
        period: 'week',
        from: '2026-11-16T00:00:00.000Z',
        to: '2026-11-23T00:00:00.000Z',
        questions: ['How long do cats sleep', 'Is the moon far away?'],
        topics: [
          { tag: 'animals', count: 2, trend: [0, 0, 1, 2] },
          { tag: 'science', count: 1, trend: [0, 0, 0, 1] },
        ],
        minutes: { chat: 3, story: 1, game: 0 },
        stories: [{ slug: 'soup-for-a-giant', title: 'Soup for a Giant', times: 1, finished: true }],
        games: [{ slug: 'riddle-attic', skill: 'words', first_try: 1, later: 1 }],
        requests: { asked: 3, granted: 1, denied: 1 },
        safety: [{ category: 'secrecy', severity: 3, count: 2 }],
        starters: [expect.any(String), expect.any(String)],
        quiet: false,
      },
    ]);
    expect((await rest().get(path, parent.accessToken)).body).toEqual(body);
  });

  it('holds no word of the child where guardians may see topics only', async () => {
    await starling.sql(`UPDATE children SET transcript = 'topics' WHERE id = $1`, [learner.id]);
    const { body } = await rest().get(`/children/${learner.id}/digest?date=2026-11-18`, parent.accessToken);
    expect([body.questions, body.topics.length]).toEqual([[], 2]);
    expect(JSON.stringify(body)).not.toContain('cats');
    await starling.sql(`UPDATE children SET transcript = 'full' WHERE id = $1`, [learner.id]);
  });

  it('equals the progress of the same days, which also has each day', async () => {
    const path = `/children/${learner.id}/progress?from=2026-11-16&to=2026-11-22`;
    const { body } = await rest().get(path, parent.accessToken);
    expect(body.days).toHaveLength(7);
    expect(body.days.slice(0, 3)).toEqual([
      { date: '2026-11-16', minutes: 3, questions: 2 },
      { date: '2026-11-17', minutes: 1, questions: 0 },
      { date: '2026-11-18', minutes: 0, questions: 0 },
    ]);
    const { data } = await graphql(
      starling,
      `query ($id: ID!) {
        childProgress(childId: $id, from: "2026-11-16", to: "2026-11-22") { days { date minutes questions } topics { tag count trend } }
        childDigest(childId: $id, date: "2026-11-18") { questions topics { tag count trend } quiet }
      }`,
      { token: parent.accessToken, variables: { id: learner.id } },
    );
    expect([data.childProgress.days, data.childProgress.topics]).toEqual([body.days, body.topics]);
    expect(data.childDigest).toEqual({ questions: body.questions, topics: body.topics, quiet: false });
  });

  it('of a week without anything is quiet', async () => {
    const { body } = await rest().get(`/children/${learner.id}/digest?date=2025-06-04`, parent.accessToken);
    expect([body.quiet, body.topics, body.questions]).toEqual([true, [], []]);
  });

  it.each([
    'progress?from=2026-11-22&to=2026-11-16',
    'progress?from=2020-01-01&to=2026-01-01',
    'digest?period=year',
    'digest?date=soon',
  ])('is refused for %s', async (query) => {
    expect((await rest().get(`/children/${learner.id}/${query}`, parent.accessToken)).status).toBe(422);
  });
});

describe('the settings of summaries', () => {
  it('are off at first, change one by one, and refuse what is no time', async () => {
    const { body } = await rest().get('/users/me', parent.accessToken);
    expect(body.settings.family).toEqual({ digest: 'off', digest_at: '18:00', digest_mail: false, quiet: null });
    const changed = await rest().patch(
      '/users/me',
      { settings: { family: { digest: 'weekly', quiet: { starts: '22:00', ends: '07:00' } } } },
      parent.accessToken,
    );
    expect(changed.body.settings.family).toEqual({
      digest: 'weekly',
      digest_at: '18:00',
      digest_mail: false,
      quiet: { starts: '22:00', ends: '07:00' },
    });
    for (const family of [
      { digest: 'hourly' },
      { digest_at: '25:00' },
      { quiet: { starts: '07:00', ends: '07:00' } },
    ]) {
      expect((await rest().patch('/users/me', { settings: { family } }, parent.accessToken)).status).toBe(422);
    }
  });
});
