/** What the family does on a day: talks, stories, games, wishes and what the guardians read of it. */

import { Temporal } from 'temporal-polyfill';
import type { GameBody, StoryBody } from '../../contract/library.ts';
import { LEARNING_EVENT_DAYS } from '../../contract/progress.ts';
import { storyPages } from '../../contract/story-pages.ts';
import { CallRefused, Talk } from './api.ts';
import { type DemoChild, type DemoHousehold, type DemoTalk, HOUSEHOLD, TALKS } from './household.ts';
import type { DeviceAccount, People } from './people.ts';
import { until } from './until.ts';

const MINUTE_MS = 60_000;
const TURN_MS = 2 * MINUTE_MS;
/** Rounds of a game in one minute. */
const ROUNDS_A_MINUTE = 3;

export interface Clock {
  /** Sets the time of the service, where it has such a clock. */
  set(instant: number): Promise<void>;
}

/** Something that happens at an instant. A rule of a child may refuse it. */
export interface Happening {
  at: number;
  run(): Promise<void>;
}

export interface Calendar {
  /** The instant of a wall time on a day that counts from today. */
  instantOf(day: number, at: string): number;
}

interface Stage {
  people: People;
  clock: Clock;
  calendar: Calendar;
  /** When the demo is opened, if the service keeps its own time until then. Its companion may say anything, too. */
  ownTime: number | null;
}

type DayStage = Stage & { day: number };

/** Everything that happens on a day before today. */
export function happeningsOf(day: number, stage: Stage): Happening[] {
  const { people, calendar } = stage;
  const on = <Item extends { day: number }>(items: readonly Item[]) => items.filter((item) => item.day === day);
  const time = (at: string | null) => calendar.instantOf(day, at ?? '12:00');
  return [
    ...on(TALKS).map((talk) => ({ at: time(talk.at), run: () => talkOf(talk, time(talk.at), stage) })),
    ...on(HOUSEHOLD.requests).map((wish) => ({ at: time(wish.at), run: () => ask(wish, people) })),
    ...on([HOUSEHOLD.opening]).map((opening) => ({ at: time(opening.at), run: () => open(opening, people) })),
    ...on(HOUSEHOLD.waiting).map(({ day: _day, ...body }) => ({
      at: time('10:30'),
      run: async () => {
        await people.admin.api.post('/waitlist/join', body);
      },
    })),
    ...HOUSEHOLD.children.flatMap((child) => habitsOf(child, day, stage)),
  ].sort((a, b) => a.at - b.at);
}

function habitsOf(child: DemoChild, day: number, stage: Stage): Happening[] {
  const { calendar, people } = stage;
  const device = people.children.get(child.key)!;
  const habits: Happening[] = [];
  // By its own time the service takes nothing that is a week old.
  if (stage.ownTime !== null && -day >= LEARNING_EVENT_DAYS) return habits;
  const next = (list: readonly string[], every: number) =>
    day % every === 0 ? list[(-day / every) % list.length] : null;
  const story = next(child.stories, child.reads.every);
  if (story) {
    const at = calendar.instantOf(day, child.reads.at);
    habits.push({ at, run: () => readStory(device, story, at, { ...stage, day }) });
  }
  const game = next(child.games, child.plays.every);
  if (game) {
    const at = calendar.instantOf(day, child.plays.at);
    habits.push({ at, run: () => playGame(device, game, at, { ...stage, day }) });
  }
  return habits;
}

/** A conversation. @throws where our own companion's answer was taken for unsafe, or a safety answer is missing */
export async function talkOf({ who, turns }: DemoTalk, at: number, stage: Stage): Promise<void> {
  const { people, clock, ownTime } = stage;
  const talk = await Talk.begin((people.guardians.get(who) ?? people.children.get(who))!.api);
  try {
    for (const [index, { say, expect }] of turns.entries()) {
      await clock.set(at + index * TURN_MS);
      const { isSafety } = await talk.say(say);
      if (ownTime === null && isSafety !== (expect === 'safety'))
        throw new Error(`“${say}” was ${isSafety ? '' : 'not '}answered for safety`);
    }
  } finally {
    talk.close();
  }
  if (turns.some(({ expect }) => expect === 'safety')) await untilNoted(who, at, stage);
}

/** A case of staff, or the line in the summary of the day, is written after the answer and has to be of its time. */
async function untilNoted(who: string, at: number, { people, ownTime }: Stage): Promise<void> {
  const { moderator, guardians, children } = people;
  const [guardian] = guardians.values();
  const child = children.get(who)?.child;
  const isNoted = async () => {
    if (!child) return (await moderator.api.get<unknown[]>('/moderation/reports')).length > 0;
    const { id, time_zone: zone } = child;
    const day = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate();
    const { safety } = await guardian!.api.get<{ safety: unknown[] }>(`/children/${id}/digest?period=day&date=${day}`);
    return safety.length > 0;
  };
  if (ownTime === null) await until(isNoted, `the service to note what ${who} wrote`);
}

/** A child reads a story to its end. */
export async function readStory(device: DeviceAccount, slug: string, at: number, stage: DayStage): Promise<void> {
  const { api } = device;
  const { body, minutes } = await api.get<StoryBody>(`/library/stories/${slug}`);
  const pages = storyPages(body).length;
  // By its own time the service would see all pages in the same moment.
  for (let page = stage.ownTime === null ? 0 : pages; page <= pages; page += 1) {
    await stage.clock.set(at + Math.round((page / pages) * minutes * MINUTE_MS));
    await api.put(`/stories/${slug}/position`, { page, sentence: 0 });
  }
  await learn(device, stage, [
    { at, verb: 'started', object_kind: 'story', object_id: slug },
    { at: at + minutes * MINUTE_MS, verb: 'completed', object_kind: 'story', object_id: slug },
  ]);
}

/** A child plays all rounds of a game. */
export async function playGame(device: DeviceAccount, slug: string, at: number, stage: DayStage): Promise<void> {
  const { api } = device;
  const game = await api.get<GameBody>(`/library/games/${slug}`);
  const rounds = 'rounds' in game ? game.rounds.length : 6;
  const events: Learnt[] = [{ at, verb: 'started', object_kind: 'game', object_id: slug }];
  let now = at;
  for (let round = 0; round < rounds; round += 1) {
    if (round % ROUNDS_A_MINUTE === 0) {
      now = at + Math.floor(round / ROUNDS_A_MINUTE) * MINUTE_MS;
      await stage.clock.set(now);
      await api.post('/devices/me/activity', { kind: 'game' });
    }
    // More succeed at once towards today, and the same ones each time.
    const first_try = (7 * round - 5 * stage.day) % 11 < 7 + Math.floor((14 + stage.day) / 5);
    const result = { skill: game.skill, first_try, helped: !first_try };
    events.push({ at: now, verb: 'answered', object_kind: 'question', object_id: `${slug}/${round}`, result });
  }
  await learn(device, stage, [...events, { at: now, verb: 'completed', object_kind: 'game', object_id: slug }]);
}

interface Learnt {
  at: number;
  verb: string;
  object_kind: string;
  object_id: string;
  result?: { skill: string; first_try: boolean; helped: boolean };
}

async function learn({ api }: DeviceAccount, { day }: { day: number }, events: Learnt[]): Promise<void> {
  const named = events.map(({ at, verb, object_id, ...rest }) => ({
    client_event_id: `demo-${day}-${verb}-${object_id}`.slice(0, 64),
    verb,
    object_id,
    ...rest,
    at: new Date(at).toISOString(),
  }));
  await api.post('/learning-events', named);
}

/** A child asks; a guardian may have answered. */
export async function ask(wish: DemoHousehold['requests'][number], { children, guardians }: People): Promise<void> {
  const { kind, message, by, decision, minutes, note } = wish;
  const { id } = await children.get(wish.child)!.api.post<{ id: string }>('/requests', { kind, message });
  if (!by) return;
  await guardians.get(by)!.api.post(`/requests/${id}/decision`, { decision, note, ...(minutes ? { minutes } : {}) });
}

/** A guardian reads the newest conversation of a child, which the activity of the household names. */
async function open({ by, child }: DemoHousehold['opening'], { guardians, children }: People): Promise<void> {
  const { api } = guardians.get(by)!;
  const { id } = children.get(child)!.child;
  const [newest] = await api.get<{ id: string }[]>(`/children/${id}/conversations`);
  if (newest) await api.get(`/children/${id}/conversations/${newest.id}/messages`);
}

const RULES = new Set(['paused', 'quiet_hours', 'budget_used', 'break', 'area_off', 'own_words_off', 'goal_first']);

/** @returns whether it happened, or a rule of the child kept it out */
export async function attempt({ run }: Happening): Promise<boolean> {
  try {
    await run();
    return true;
  } catch (error) {
    const isRule = error instanceof CallRefused && [...RULES].some((rule) => error.code.includes(rule));
    if (!isRule) throw error;
    return false;
  }
}
