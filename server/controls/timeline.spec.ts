import { type QuietWindow, WEEKDAYS } from '../../contract/controls.js';
import { defaultControls } from '../../contract/default-controls.js';
import { randomRecurrence } from '../../test/support/rule-oracle.js';
import { isTimeZone } from '../recurrence/zone.js';
import { type ChildFacts, decide, MINUTE_MS } from './decide.js';
import type { QuietItem } from './quiet-times.js';
import { timelineOf } from './timeline.js';

const CASES = 60;
/** Random instants of each case, beside both sides of every edge. */
const INSTANTS = 100;
/** Cases that are walked through minute by minute. */
const WALKED = 2;
const DAY_MINUTES = 24 * 60;
/** The same cases in every run. `SEED` plays others. */
const SEED = Number(process.env.SEED ?? 20_261_123);

const zones = Intl.supportedValuesOf('timeZone').filter(isTimeZone);

class Random {
  constructor(private state: number) {}

  /** A whole number below `limit`. */
  below(limit: number): number {
    this.state = (Math.imul(this.state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.state / 2 ** 32) * limit);
  }
}

/** Random rules and grants in any zone, over at most 14 days that begin at any minute between 1990 and 2037. */
function randomCase(seed: number) {
  const random = new Random(seed);
  // The first numbers of near seeds are alike.
  for (let turn = 0; turn < 5; turn += 1) random.below(2);
  const time = () => `${String(random.below(24)).padStart(2, '0')}:${String(random.below(60)).padStart(2, '0')}`;
  const zone = zones[random.below(zones.length)]!;
  const windows: QuietWindow[] = Array.from({ length: random.below(5) }, (_, index) => ({
    ...{ id: String(index), label: '', starts: time(), ends: time(), enabled: random.below(6) > 0 },
    days: WEEKDAYS.filter(() => random.below(3) > 0),
  })).filter(({ starts, ends }) => starts !== ends);
  const items: QuietItem[] = Array.from({ length: random.below(3) }, () => {
    const at = zones[random.below(zones.length)]!;
    return { recurrence: randomRecurrence(random.below(1_000_000), at), minutes: 1 + random.below(1_440) };
  });
  const from = Date.UTC(1990, 0, 1) + random.below(48 * 365 * DAY_MINUTES) * MINUTE_MS;
  const length = (1 + random.below(14)) * DAY_MINUTES;
  const to = from + length * MINUTE_MS;
  const grants = Array.from({ length: random.below(4) }, () => {
    const start = from + (random.below(length + 240) - 120) * MINUTE_MS;
    return { from: start, to: start + (1 + random.below(120)) * MINUTE_MS };
  });
  return { random, zone, windows, items, rules: [...windows, ...items], grants, from, to, length };
}

type Case = ReturnType<typeof randomCase>;

/** What a call of the child at that instant would be answered. */
function decidedAt({ zone, windows, items, grants }: Case, now: number): string | null {
  const running = grants.filter((grant) => grant.from <= now && now < grant.to).map((grant) => grant.to);
  const facts: ChildFacts = {
    isShutOut: false,
    isPaused: false,
    zone,
    controls: { ...defaultControls('16_17', 'w'), break_every: null, windows },
    quietItems: items,
    grantedUntil: running.length > 0 ? Math.max(...running) : null,
    grantedMinutes: {},
    minutes: [],
    learned: { date: '', stories: 0, questions: 0, isWaived: false },
  };
  const decision = decide(facts, now, { area: 'chat' });
  return decision.isAllowed ? null : decision.code;
}

function differences(one: Case, instants: readonly number[]): string[] {
  const parts = timelineOf(one.rules, one.zone, one.grants, one);
  // In order, because the quiet times of a day are computed once for all decisions that follow each other.
  return instants
    .toSorted((a, b) => a - b)
    .filter((now) => parts.find(({ from, to }) => from <= now && now < to)?.code !== decidedAt(one, now))
    .map((now) => new Date(now).toISOString());
}

describe('the timeline of random rules in random zones', () => {
  const cases = Array.from({ length: CASES }, (_, index) => SEED + index);

  it('has no gaps, covers the span, and its neighbours differ', () => {
    for (const seed of cases) {
      const one = randomCase(seed);
      const parts = timelineOf(one.rules, one.zone, one.grants, one);
      const gaps = parts.filter(({ from, code }, index) => {
        const before = parts[index - 1];
        return before ? before.to !== from || before.code === code : from !== one.from;
      });
      expect({ seed, gaps, end: parts.at(-1)!.to }).toEqual({ seed, gaps: [], end: one.to });
    }
  });

  it('agrees with the decision at random instants, and on both sides of each edge', () => {
    for (const seed of cases) {
      const one = randomCase(seed);
      const edges = timelineOf(one.rules, one.zone, one.grants, one).flatMap(({ from, to }) => [
        from,
        from - 1,
        to - 1,
      ]);
      const random = Array.from({ length: INSTANTS }, () => one.from + one.random.below(one.length * MINUTE_MS));
      const wrong = differences(one, [...edges.filter((edge) => edge >= one.from), ...random]);
      expect({ seed, zone: one.zone, wrong }).toEqual({ seed, zone: one.zone, wrong: [] });
    }
  });

  it('agrees with the decision minute by minute', () => {
    for (const seed of cases.slice(0, WALKED)) {
      const one = randomCase(seed);
      const minutes = Array.from({ length: one.length }, (_, minute) => one.from + minute * MINUTE_MS);
      expect({ seed, zone: one.zone, wrong: differences(one, minutes) }).toEqual({ seed, zone: one.zone, wrong: [] });
    }
  });
});
