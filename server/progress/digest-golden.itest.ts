import { type AskedQuestion, buildAskedQuestions } from '../../test/factories/asked-questions.js';
import { buildFamily, type Child } from '../../test/factories/families.js';
import { type Account, registerParent } from '../../test/support/accounts.js';
import { api } from '../../test/support/api.js';
import { useStarling } from '../../test/support/use-starling.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const starling = useStarling();
let parent: Account;

beforeAll(async () => {
  parent = await registerParent(starling);
});

async function read(path: string) {
  const { status, body } = await api(starling.url).get(path, parent.accessToken);
  expect([path, status]).toEqual([path, 200]);
  return body;
}

async function moveTo(zone: string, { id }: Child): Promise<void> {
  await starling.sql('UPDATE children SET time_zone = $2 WHERE id = $1', [id, zone]);
}

/** The same numbers on every run (a linear congruential generator). */
function seededNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
}

describe('the summary of 200 seeded questions', () => {
  /** Conversation starters depend on it. */
  const CHILD_ID = '01988000-0000-7000-8000-000000000018';
  /** Monday, 28 September 2026 in Berlin, and the end of the fourth week, on whose Sunday the clocks change. */
  const [START, END] = [Date.parse('2026-09-27T22:00:00Z'), Date.parse('2026-10-25T23:00:00Z')];
  const TAGS = ['animals', 'science', 'dinosaurs', 'nature', 'math', 'story'];
  const TEXTS = [
    'Why do cats purr?',
    'How far is the moon',
    'Warum ist der Himmel blau?',
    'Tell me more about that',
    '¿Por qué llueve tanto hoy?',
    'Why?',
    'Comment dorment les chauves-souris',
    `Is a question that ${'goes on and on and '.repeat(8)}on too long to be quoted?`,
  ];
  const number = seededNumbers(200);
  let child: Child;

  beforeAll(async () => {
    ({ child } = await buildFamily(starling, parent, { ids: [CHILD_ID] }));
    await moveTo('Europe/Berlin', child);
    for (let index = 0; index < 25; index += 1) await talk(index);
    await play();
  });

  async function talk(index: number) {
    // A fifth of the conversations is of the night in which the clocks change.
    const begin = index % 5 === 0 ? END - 24 * HOUR + number(20) * HOUR : START + number(28 * 24) * HOUR;
    const questions: AskedQuestion[] = Array.from({ length: 8 }, (_, turn) => ({
      at: Math.min(begin + turn * 61_000 + number(50_000), END - 1),
      text: `${TEXTS[number(TEXTS.length)]!}${number(3) === 0 ? '' : ` (${index}.${turn})`}`,
      isHidden: number(20) === 0,
      isUnsafe: number(20) === 0,
    }));
    await buildAskedQuestions(starling, child.userId, questions, {
      tags: TAGS.slice(number(TAGS.length)).slice(0, 1 + number(2)),
      isPrivate: index % 9 === 8,
      isDeleted: index % 12 === 11,
    });
  }

  async function play() {
    const date = () => new Date(START + 2 * HOUR + number(28) * DAY).toISOString().slice(0, 10);
    const events = Array.from({ length: 60 }, (_, index) => ({
      ...{ id: `golden-${index}`, date: date() },
      ...(index % 3 === 0
        ? { verb: number(2) === 0 ? 'started' : 'completed', kind: 'story', object: `story-${number(5)}`, result: {} }
        : {
            ...{ verb: 'answered', kind: 'question', object: `game-${number(3)}/${index}` },
            result: { skill: ['counting', 'words'][number(2)], first_try: number(3) > 0 },
          }),
    }));
    await starling.sql(
      `INSERT INTO learning_events (child_id, client_event_id, verb, object_kind, object_id, result, at, local_date)
       SELECT $1, e.id, e.verb, e.kind, e.object, e.result, e.date + time '12:00', e.date
       FROM jsonb_to_recordset($2) AS e (id text, verb text, kind text, object text, result jsonb, date date)`,
      [child.id, JSON.stringify(events)],
    );
    const minutes = Array.from({ length: 300 }, (_, minute) => ({
      minute,
      kind: ['chat', 'story', 'game'][number(3)],
      date: date(),
    }));
    await starling.sql(
      `INSERT INTO child_minutes (child_id, minute, kind, local_date)
       SELECT $1, extract(epoch FROM m.date) / 60 + 600 + m.minute, m.kind, m.date
       FROM jsonb_to_recordset($2) AS m (minute int, kind text, date date)`,
      [child.id, JSON.stringify(minutes)],
    );
  }

  it.each([
    'digest?period=week&date=2026-10-25',
    'digest?period=week&date=2026-10-05',
    'digest?period=day&date=2026-10-25',
    'progress?from=2026-09-28&to=2026-10-25',
  ])('equals the golden file: %s', async (query) => {
    const path = `/children/${child.id}/${query}`;
    const body = await read(path);
    expect(body).toMatchSnapshot();
    expect(await read(path)).toEqual(body);
  });

  it('counts no question twice and none outside of its week', async () => {
    const whole = await read(`/children/${child.id}/progress?from=2026-09-28&to=2026-10-25`);
    const [{ asked }] = (await starling.sql(
      `SELECT count(*)::int AS asked FROM messages m JOIN conversations c ON c.id = m.conversation_id
       WHERE m.user_id = $1 AND m.role = 'user' AND m.hidden_at IS NULL AND NOT c.is_private AND c.delete_after IS NULL
         AND NOT EXISTS (SELECT FROM messages a WHERE a.reply_to = m.id AND a.response_type = 'safety')`,
      [child.userId],
    )) as [{ asked: number }];
    const days: { questions: number; minutes: number }[] = whole.days;
    expect(days.reduce((sum, { questions }) => sum + questions, 0)).toBe(asked);
    expect(days.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(300);
  });
});

/** A week over a clock change, or any week where clocks stay, with the instants at which it begins and ends on the wall. */
const WEEKS = [
  ['Europe/Berlin', '2026-10-25', '2026-10-18T22:00:00Z', '2026-10-25T23:00:00Z'],
  ['America/New_York', '2026-03-08', '2026-03-02T05:00:00Z', '2026-03-09T04:00:00Z'],
  ['Australia/Lord_Howe', '2026-10-04', '2026-09-27T13:30:00Z', '2026-10-04T13:00:00Z'],
  ['Africa/Cairo', '2026-04-24', '2026-04-19T22:00:00Z', '2026-04-26T21:00:00Z'],
  ['Asia/Kathmandu', '2026-10-25', '2026-10-18T18:15:00Z', '2026-10-25T18:15:00Z'],
] as const;

it.each(WEEKS)('the week of a child in %s that holds %s has exact edges', async (zone, date, begins, ends) => {
  const { child } = await buildFamily(starling, parent, { children: 1 });
  await moveTo(zone, child);
  const edges = [begins, ends].map((edge) => Date.parse(edge));
  const questions = edges.flatMap((edge) => [edge - 1, edge].map((at) => ({ at, text: `Is it ${at} now?` })));
  await buildAskedQuestions(starling, child.userId, questions, { tags: ['science'] });
  const week = await read(`/children/${child.id}/digest?date=${date}`);
  expect([week.from, week.to]).toEqual(edges.map((edge) => new Date(edge).toISOString()));
  expect(week.topics).toEqual([{ tag: 'science', count: 2, trend: [0, 0, 1, 2] }]);
  const days = [0, 6].map((day) => new Date(Date.parse(`${week.from}`) + HOUR * (24 * day + 12)));
  const dates = days.map((day) => new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(day));
  const span = await read(`/children/${child.id}/progress?from=${dates[0]}&to=${dates[1]}`);
  expect(span.days.map(({ questions: asked }: { questions: number }) => asked)).toEqual([1, 0, 0, 0, 0, 0, 1]);
});
