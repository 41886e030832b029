import { jest } from '@jest/globals';
import { type QuietWindow, WEEKDAYS, type Weekday } from '../../contract/controls.js';
import { buildFamily, type Child, openControls } from '../../test/factories/families.js';
import { type Account, registerParent } from '../../test/support/accounts.js';
import { api } from '../../test/support/api.js';
import { handOverDevice, type PairedDevice } from '../../test/support/devices.js';
import { graphql } from '../../test/support/graphql-client.js';
import { LiveClient } from '../../test/support/live-client.js';
import { useStarling } from '../../test/support/use-starling.js';
import { clockChanges, expectedQuietTimes, type QuietTime } from '../../test/support/wall-clock.js';
import { AccessService } from '../access/access.service.js';
import { AccessChanges } from '../access/access-changes.js';
import { DatabaseClock } from '../platform/database/database-clock.js';

/**
 * Both clock-change nights of the last year in five zones, 48 hours each, against an oracle that knows `Intl` alone. The
 * admission that opens and closes sockets judges every minute by the clock of the node, which the test sets, and the timeline
 * draws every minute over REST and GraphQL. Single states by `at` are asked for at both sides of each edge and every 20 minutes,
 * or every minute with `STEP=1`. At each edge real sockets are opened and checked again.
 */
const STEP = Number(process.env.STEP ?? 20);

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Kathmandu changes no clocks: there the nights of Berlin are watched. */
const ZONES = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Africa/Cairo', 'Asia/Kathmandu'];
/** Parallel REST calls; operations of a GraphQL request, and fields of one operation. */
const CALLS = 12;
const BATCH = 10;
const FIELDS = 15;

const quiet = (starts: string, ends: string, days: readonly Weekday[] = WEEKDAYS): QuietWindow => ({
  ...{ id: `${starts} ${ends}`, label: '', days: [...days], starts, ends, enabled: true },
});
/** Edges before, inside and after the hours that the five zones skip and repeat, and a night that reaches over them. */
const WINDOWS = [
  quiet('00:20', '00:40'),
  quiet('01:10', '01:35'),
  quiet('01:50', '02:15'),
  quiet('02:25', '02:45'),
  quiet('02:55', '03:05'),
  quiet('03:30', '04:00'),
  quiet('12:00', '12:01', ['sat', 'sun']),
  quiet('19:30', '23:10', ['fri', 'sat']),
  quiet('23:20', '23:50'),
];

interface Answer {
  allowed: boolean;
  code: string | null;
  until?: string | null;
}
interface Part extends Answer {
  from: string;
  to: string;
}

describe('the nights in which clocks change', () => {
  const starling = useStarling({ own: true });
  let parent: Account;
  let children: Child[];
  let now = 0;

  beforeAll(async () => {
    parent = await registerParent(starling);
    ({ children } = await buildFamily(starling, parent, { children: ZONES.length }));
    for (const [index, { id }] of children.entries()) {
      await starling.sql('UPDATE children SET time_zone = $2 WHERE id = $1', [id, ZONES[index]]);
      await openControls(starling, id, { windows: WINDOWS });
    }
    now = Date.now();
  });
  afterEach(() => jest.restoreAllMocks());

  /** 48 hours around each of the last two changes. */
  function nightsOf(zone: string): number[][] {
    const changing = zone === 'Asia/Kathmandu' ? 'Europe/Berlin' : zone;
    const changes = clockChanges(changing, now - 380 * DAY_MS, now).slice(-2);
    expect(changes).toHaveLength(2);
    return changes.map((change) =>
      Array.from({ length: (2 * DAY_MS) / MINUTE_MS }, (_, minute) => change - DAY_MS + minute * MINUTE_MS),
    );
  }

  function expectedAt(times: readonly QuietTime[], instant: number): Answer {
    const time = times.find(({ from, to }) => from <= instant && instant < to);
    if (!time) return { allowed: true, code: null, until: null };
    return { allowed: false, code: 'quiet_hours', until: new Date(time.to).toISOString() };
  }

  /** Without a `until` in the answers, the code is compared alone. */
  function compare(
    way: string,
    times: readonly QuietTime[],
    minutes: readonly number[],
    answers: readonly Answer[],
  ): void {
    const wrong = minutes.filter((instant, index) => {
      const { until, ...expected } = expectedAt(times, instant);
      const answer = answers[index]!;
      return JSON.stringify(answer) !== JSON.stringify('until' in answer ? { ...expected, until } : expected);
    });
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([null, 'quiet_hours']));
    expect({ way, wrong: wrong.map((instant) => new Date(instant).toISOString()) }).toEqual({ way, wrong: [] });
  }

  it.each(ZONES)(
    'are right in each minute in %s, over REST, GraphQL and the admission of sockets',
    async (zone) => {
      const child = children[ZONES.indexOf(zone)]!;
      const device = await handOverDevice(starling, parent, child);
      for (const minutes of nightsOf(zone)) {
        const times = expectedQuietTimes(WINDOWS, zone, minutes[0]!, minutes.at(-1)!);
        const edges = times.flatMap(({ from, to }) => [from - MINUTE_MS, from, to - MINUTE_MS, to]);
        const asked = minutes.filter((instant, index) => index % STEP === 0 || edges.includes(instant));
        compare('REST', times, asked, await restAnswers(child, asked));
        compare('GraphQL', times, asked, await graphqlAnswers(child, asked));
        compare('admission', times, minutes, await admissionAnswers(device, minutes));
        compare('timeline', times, minutes, await timelineAnswers(child, minutes));
        compare('GraphQL timeline', times, minutes, await graphqlTimelineAnswers(child, minutes));
        await socketsAtEdges(device, times, minutes);
      }
    },
    120_000 + 600_000 / STEP,
  );

  async function restAnswers({ id }: Child, minutes: readonly number[]): Promise<Answer[]> {
    return inParallel(minutes, CALLS, async (instant) => {
      const at = new Date(instant).toISOString();
      const { body } = await api(starling.url).get(`/children/${id}/state?at=${at}`, parent.accessToken);
      return { allowed: body.allowed, code: body.code, until: body.until };
    });
  }

  async function graphqlAnswers({ id }: Child, minutes: readonly number[]): Promise<Answer[]> {
    const operations = chunks(minutes, FIELDS).map((instants) => ({
      query: `query ($id: ID!) { ${instants.map((at) => `m${at}: childState(childId: $id, at: "${new Date(at).toISOString()}") { allowed code until }`).join(' ')} }`,
      variables: { id },
    }));
    const answers = await inParallel(chunks(operations, BATCH), 2, async (body) => {
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${parent.accessToken}` };
      const response = await fetch(`${starling.url}/graphql`, { method: 'POST', headers, body: JSON.stringify(body) });
      return (await response.json()) as { data: Record<string, Answer> }[];
    });
    return answers
      .flat()
      .flatMap(({ data }) => Object.values(data))
      .map((state) => ({ ...state, code: state.code?.toLowerCase() ?? null }));
  }

  const span = (minutes: readonly number[]) => ({
    from: new Date(minutes[0]!).toISOString(),
    to: new Date(minutes.at(-1)! + MINUTE_MS).toISOString(),
  });

  async function timelineAnswers({ id }: Child, minutes: readonly number[]): Promise<Answer[]> {
    const path = `/children/${id}/timeline?${new URLSearchParams(span(minutes))}`;
    return drawn((await api(starling.url).get<Part[]>(path, parent.accessToken)).body, minutes);
  }

  async function graphqlTimelineAnswers({ id }: Child, minutes: readonly number[]): Promise<Answer[]> {
    const query = `query ($id: ID!, $from: DateTime!, $to: DateTime!) {
      childTimeline(childId: $id, from: $from, to: $to) { from to allowed code } }`;
    const { data } = await graphql<{ childTimeline: Part[] }>(starling, query, {
      ...{ token: parent.accessToken, variables: { id, ...span(minutes) } },
    });
    return drawn(data!.childTimeline, minutes);
  }

  function drawn(parts: readonly Part[], minutes: readonly number[]): Answer[] {
    return minutes.map((instant) => {
      const part = parts.find(({ from, to }) => Date.parse(from) <= instant && instant < Date.parse(to));
      return { allowed: part!.allowed, code: part!.code?.toLowerCase() ?? null };
    });
  }

  /** Sets the clock of the node. Its measured times go on. */
  function setClock(instant: number): void {
    jest.spyOn(starling.app.get(DatabaseClock), 'now').mockReturnValue(new Date(instant));
  }

  async function admissionAnswers({ accessToken }: PairedDevice, minutes: readonly number[]): Promise<Answer[]> {
    const access = starling.app.get(AccessService);
    const answers: Answer[] = [];
    for (const instant of minutes) {
      setClock(instant);
      const [block] = (await access.authenticate(accessToken)).blocks;
      const until = block?.until?.toISOString() ?? null;
      answers.push({ allowed: !block, code: block?.reason ?? null, until });
    }
    return answers;
  }

  /** A socket that is opened in the minute before a quiet time closes with it, none opens in it, and one does after it. */
  async function socketsAtEdges(device: PairedDevice, times: readonly QuietTime[], minutes: readonly number[]) {
    const token = device.accessToken;
    for (const { from, to } of times) {
      if (from - MINUTE_MS < minutes[0]! || to > minutes.at(-1)!) continue;
      setClock(from - 1);
      const socket = await LiveClient.join(starling, { token });
      setClock(from);
      await starling.app.get(AccessChanges).announce({ userId: null, reason: 'unknown' });
      const closed = await socket.untilClosed();
      setClock(to - 1);
      const late = await LiveClient.open(starling, { token });
      const refused = await late.untilClosed();
      setClock(to);
      const after = await LiveClient.join(starling, { token });
      await after.close();
      expect([closed, refused]).toMatchObject(Array(2).fill({ code: 1008, reason: 'quiet_hours' }));
    }
  }
});

const chunks = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));

/** The answers in the order of the questions. */
async function inParallel<T, R>(all: readonly T[], width: number, ask: (one: T) => Promise<R>): Promise<R[]> {
  const answers: R[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (let index = next++; index < all.length; index = next++) answers[index] = await ask(all[index]!);
    }),
  );
  return answers;
}
