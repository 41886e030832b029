import type { AgeBand } from '../../contract/children.js';
import type { Controls, MinuteKind } from '../../contract/controls.js';
import { defaultControls } from '../../contract/default-controls.js';
import { zoneAt } from '../children/child-zone.js';
import type { LocalDate } from '../recurrence/zone.js';
import { type ChildFacts, MINUTE_MS } from './decide.js';
import { type Pass, type PassKind, withPasses } from './passes.js';
import { type QuietItem } from './quiet-times.js';

/** A local day has at most 25 hours. */
const MINUTES_READ = 25 * 60;
/** Rules are kept in memory by child and version, so that the quiet times of a day are computed once. */
const REMEMBERED_RULES = 5_000;

/** The facts of one child, as one JSON value of the database. */
export interface StoredFacts {
  readonly childId: string;
  readonly zone: string;
  readonly band: AgeBand;
  readonly isPaused: boolean;
  /** `null`: no guardian has changed a rule. */
  readonly version: number | null;
  readonly rules: Controls | null;
  /** Milliseconds since 1970. */
  readonly grantedUntil: number | null;
  readonly grantedMinutes: Readonly<Record<LocalDate, number>> | null;
  readonly minutes: readonly (readonly [minute: number, kind: MinuteKind, date: LocalDate])[] | null;
  readonly learned:
    | readonly (readonly [date: LocalDate, stories: number, questions: number, isWaived: boolean])[]
    | null;
  /** The parts of the child's week in which it is quiet. */
  readonly quietItems: readonly QuietItem[] | null;
  /** What guardians have opened for a day. */
  readonly passes: readonly (readonly [date: LocalDate, kind: PassKind, name: string])[] | null;
}

/** SQL: the facts of the child `c`, a row of `children`, as one JSON value at the instant `now`, an expression. */
export function factsOf(now: string): string {
  return `json_build_object(
    'childId', c.id, 'zone', ${zoneAt(now)}, 'band', c.age_band, 'isPaused', c.paused_at IS NOT NULL,
    'version', (SELECT k.version FROM child_controls k WHERE k.child_id = c.id),
    'rules', (SELECT k.rules FROM child_controls k WHERE k.child_id = c.id),
    'grantedUntil', (SELECT floor(extract(epoch FROM max(g.until)) * 1000) FROM child_grants g
      WHERE g.child_id = c.id AND g.created_at > ${now} - interval '3 hours' AND g.until > ${now}),
    'grantedMinutes', (SELECT json_object_agg(day.local_date, day.minutes) FROM (
      SELECT g.local_date, sum(g.minutes) AS minutes FROM child_grants g
      WHERE g.child_id = c.id AND g.kind = 'minutes' AND g.created_at > ${now} - interval '2 days'
      GROUP BY g.local_date) day),
    'minutes', (SELECT json_agg(json_build_array(used.minute, used.kind, used.local_date) ORDER BY used.minute)
      FROM child_minutes used
      WHERE used.child_id = c.id AND used.minute > extract(epoch FROM ${now}) / 60 - ${MINUTES_READ}),
    'learned', (SELECT json_agg(json_build_array(goal.local_date, goal.stories, goal.questions, goal.is_waived))
      FROM child_goals goal WHERE goal.child_id = c.id AND goal.local_date > (${now})::date - 3),
    'quietItems', (SELECT json_agg(json_build_object('recurrence', item.recurrence, 'minutes', item.minutes) ORDER BY item.id)
      FROM schedule_items item WHERE item.child_id = c.id AND item.quiet),
    'passes', (SELECT json_agg(json_build_array(pass.local_date, pass.kind, pass.name))
      FROM child_passes pass WHERE pass.child_id = c.id AND pass.local_date > (${now})::date - 3))`;
}

const remembered = new Map<string, Controls>();

/** The rules that hold for a child: those that a guardian has changed, or those of its age band. */
export function controlsOf({ childId, band, version, rules }: StoredFacts): Controls {
  const key = `${childId} ${version ?? band}`;
  const known = remembered.get(key);
  if (known) return known;
  const controls = rules ?? defaultControls(band, childId);
  if (remembered.size >= REMEMBERED_RULES) remembered.clear();
  remembered.set(key, controls);
  return controls;
}

/** One check asks several questions about the same row, such as what blocks the child and when that changes. */
const built = new WeakMap<StoredFacts, { today: LocalDate; facts: ChildFacts }>();

/** @param today the child's local date, for its progress towards the goal and for what is open on this day */
export function toFacts(stored: StoredFacts, today: LocalDate): ChildFacts {
  const known = built.get(stored);
  if (known?.today === today) return known.facts;
  const facts = factsOn(stored, today);
  built.set(stored, { today, facts });
  return facts;
}

const NONE: readonly QuietItem[] = [];

function factsOn(stored: StoredFacts, today: LocalDate): ChildFacts {
  const [, stories = 0, questions = 0, isWaived = false] = stored.learned?.find(([date]) => date === today) ?? [];
  return {
    isShutOut: false,
    isPaused: stored.isPaused,
    zone: stored.zone,
    controls: withPasses(controlsOf(stored), passesOn(stored, today)),
    quietItems: stored.quietItems ?? NONE,
    grantedUntil: stored.grantedUntil,
    grantedMinutes: stored.grantedMinutes ?? {},
    minutes: (stored.minutes ?? []).map(([minute, kind, date]) => ({ minute, kind, date })),
    learned: { date: today, stories, questions, isWaived },
  };
}

function passesOn({ passes }: StoredFacts, today: LocalDate): Pass[] {
  return (passes ?? []).filter(([date]) => date === today).map(([, kind, name]) => ({ kind, name }));
}

/** The first instant of the next minute. */
export function nextMinute(now: number): number {
  return (Math.floor(now / MINUTE_MS) + 1) * MINUTE_MS;
}
