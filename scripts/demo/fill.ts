/** Fills an empty practice instance with the sample family, through its public API. */
import { Temporal } from 'temporal-polyfill';
import { Api } from './api.ts';
import {
  ask,
  attempt,
  type Calendar,
  type Clock,
  type Happening,
  happeningsOf,
  playGame,
  readStory,
  talkOf,
} from './days.ts';
import { HOUSEHOLD, TALKS } from './household.ts';
import { makePeople, type People, signIn } from './people.ts';
import { planWeek, remind } from './plans.ts';
import { until } from './until.ts';

const MINUTE_MS = 60_000;
/** How long before the end the things of today happened. */
const TODAY_MS = 40 * MINUTE_MS;

export interface FillOptions {
  url: string;
  /** Of both guardians. */
  password: string;
  /** Where the family lives. */
  zone: string;
  /** Without one the service stamps everything with its own time, so all days are one. */
  clock: Clock | null;
  /** When the demo is opened. */
  now: number;
  days?: number;
  say?: (step: string) => void;
}

export interface FilledDemo {
  people: People;
  /** Happenings that a rule of a child did not allow, such as quiet hours. */
  left: number;
}

/** The database is not empty, or the service is not one to practise on. */
export class NotForDemos extends Error {}

const ITS_OWN_TIME: Clock = { set: async () => undefined };

/** @throws NotForDemos before anything is changed */
export async function fillDemo(options: FillOptions): Promise<FilledDemo> {
  const { url, zone, clock, now, days = 14, say = () => undefined } = options;
  await checkIsEmpty(url);
  const set = (instant: number) => (clock ?? ITS_OWN_TIME).set(instant);
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate();
  const calendar: Calendar = {
    instantOf: (day, at) =>
      today.add({ days: day }).toZonedDateTime({ timeZone: zone, plainTime: at }).epochMilliseconds,
  };
  say('The family moves in');
  await set(calendar.instantOf(-days - 1, '18:30'));
  const people = await makePeople(url, options.password, zone);
  await planWeek(people, { zone, today, days });
  const stage = { people, clock: clock ?? ITS_OWN_TIME, calendar, ownTime: clock ? null : now };
  if (!clock) await openTheDay(people, now);

  let left = 0;
  const live = async (happening: Happening) => {
    await set(happening.at);
    if (!(await attempt(happening))) left += 1;
  };
  say(`${days} days go by`);
  for (let day = -days; day < 0; day += 1) {
    if (clock) await set(calendar.instantOf(day, '07:30'));
    if (clock) await signInAnew(people, talkingOn(day), options);
    for (const happening of happeningsOf(day, stage)) await live(happening);
  }
  if (clock) await set(now - 2 * TODAY_MS);
  if (clock) await signInAnew(people, talkingOn(0), options);
  const ofToday = [
    ...HOUSEHOLD.today.map(({ child, story, game }) => async (at: number) => {
      const device = people.children.get(child)!;
      if (story) await readStory(device, story, at, { ...stage, day: 0 });
      if (game) await playGame(device, game, at, { ...stage, day: 0 });
    }),
    ...HOUSEHOLD.requests.filter(({ day }) => day === 0).map((wish) => (_at: number) => ask(wish, people)),
    ...TALKS.filter(({ day }) => day === 0)
      .toReversed()
      .map((talk) => (at: number) => talkOf(talk, at, stage)),
  ];
  for (const [index, run] of ofToday.entries()) {
    const at = now - TODAY_MS + (index * TODAY_MS) / ofToday.length;
    await live({ at, run: () => run(at) });
  }
  await remind(people, { zone, now, set, isOwnTime: !clock });
  await set(now);
  say('Waiting for the titles of the conversations');
  await untilTitled(people);
  return { people, left };
}

const talkingOn = (day: number) => new Set(TALKS.filter((talk) => talk.day === day).map(({ who }) => who));

/** Days of use are counted once a session and minute, so the guardians begin a session on each day on which they talk. */
async function signInAnew(
  { guardians }: People,
  who: ReadonlySet<string>,
  { url, password }: FillOptions,
): Promise<void> {
  for (const { key, email } of HOUSEHOLD.guardians) {
    if (!who.has(key)) continue;
    const account = guardians.get(key)!;
    const before = account.api;
    Object.assign(account, await signIn(url, email, password));
    await before.post('/auth/logout');
  }
}

async function checkIsEmpty(url: string): Promise<void> {
  const answer = await fetch(`${url}/api/v1/auth/practice/accounts`);
  if (answer.status === 404) {
    throw new NotForDemos(`${url} is not in practice mode, so it may be used by real families. Nothing was changed.`);
  }
  if (!answer.ok) throw new Error(`${url} answered ${answer.status} to the question for its accounts`);
  const { accounts } = (await answer.json()) as { accounts: number };
  if (accounts === 0) return;
  throw new NotForDemos(
    `${url} already has ${accounts === 1 ? 'an account' : `${accounts} accounts`}. The demo only fills an empty database. Nothing was changed.`,
  );
}

/** Where the service keeps its own time, the children may use it for the next hour, whatever the hour. */
async function openTheDay({ guardians, children }: People, now: number): Promise<void> {
  const [guardian] = guardians.values();
  for (const { child } of children.values()) {
    const until = new Date(now + 60 * MINUTE_MS).toISOString();
    await guardian!.api.post(`/children/${child.id}/grants`, { kind: 'until', until });
  }
}

async function untilTitled({ guardians }: People): Promise<void> {
  for (const { api } of guardians.values())
    await until(async () => !(await hasUntitled(api)), 'the titles of the conversations');
}

async function hasUntitled(api: Api): Promise<boolean> {
  const talks = await api.get<{ title: string | null; summary: string | null }[]>('/conversations');
  return talks.some(({ title }) => title === null);
}
