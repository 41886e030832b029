/** Extra time: what a guardian can give now, and what it does. */
import { GRANT_MINUTES, GRANT_UNTIL_MAX_MINUTES, HELPER_MINUTES_A_DAY } from '../../contract/controls';
import type { GrantTimeInput } from '../gql/graphql';
import { addDays, instantOf, MINUTE_MS, wallTimeAt } from './child-clock';
import { whenText } from './clock-words';
import { type ChildState, nextEdge, type TimelinePart } from './state-words';
import { t } from './texts';

const QUARTER_MS = 15 * MINUTE_MS;
/** A grant "until" ends at this time on the child's clock at the latest. */
const LATEST_END = '02:00';
const CHOICES = [5, 10, 15, 20, 30, 45, 60, 90, 120] as const;

interface Moment {
  readonly now: number;
  readonly zone: string;
  readonly timeline: readonly TimelinePart[];
}

/** The numbers of minutes that a grown-up may give. */
export function minuteChoices(isHelper: boolean): number[] {
  return CHOICES.filter((minutes) => minutes >= GRANT_MINUTES.min && (!isHelper || minutes <= HELPER_MINUTES_A_DAY));
}

/** Why nothing can be given now, or null. */
export function grantObstacle({ code }: Pick<ChildState, 'code'>): string | null {
  if (code === 'PAUSED') return t('grant.pausedFirst');
  return code === 'LOGGED_OUT' ? t('grant.noConsent') : null;
}

/**
 * What gives so many more minutes now. In quiet time and on a break, more minutes of the budget would change nothing, so
 * the limits are lifted for that long. Without a budget, the next quiet time starts later.
 */
export function grantOf(minutes: number, state: ChildState, { now, zone, timeline }: Moment): GrantTimeInput {
  const isClosedByTheClock = state.code === 'QUIET_HOURS' || state.code === 'BREAK';
  if (isClosedByTheClock) return until(Math.floor((now + minutes * MINUTE_MS) / MINUTE_MS) * MINUTE_MS, now, zone);
  const quiet = nextEdge(timeline, now);
  if (state.minutesAllowed == null && quiet !== null) return until(quiet + minutes * MINUTE_MS, now, zone);
  return { kind: 'MINUTES', minutes };
}

function until(end: number, now: number, zone: string): GrantTimeInput {
  return { kind: 'UNTIL', until: new Date(Math.min(end, latestEnd(now, zone))).toISOString() };
}

/** The latest end of a grant "until": two hours ahead, and 02:00 on the child's clock. */
export function latestEnd(now: number, zone: string): number {
  const { date, minutes } = wallTimeAt(now, zone);
  const night = instantOf(minutes < 120 ? date : addDays(date, 1), LATEST_END, zone);
  return Math.min(night, Math.floor(now / MINUTE_MS) * MINUTE_MS + GRANT_UNTIL_MAX_MINUTES * MINUTE_MS);
}

/** Full quarters of an hour until which the limits can be lifted. */
export function untilChoices(now: number, zone: string, isHelper: boolean): number[] {
  const latest = isHelper
    ? Math.min(now + HELPER_MINUTES_A_DAY * MINUTE_MS, latestEnd(now, zone))
    : latestEnd(now, zone);
  const choices: number[] = [];
  // Quarters of the clock on the wall: zones are off UTC by full quarters.
  for (let end = (Math.floor(now / QUARTER_MS) + 1) * QUARTER_MS; end <= latest; end += QUARTER_MS) choices.push(end);
  return choices;
}

/** What was given, as a sentence. */
export function grantedText(nickname: string, grant: GrantTimeInput, now: number, zone: string): string {
  if (grant.kind === 'UNTIL' && grant.until)
    return t('grant.doneUntil', { name: nickname, when: whenText(Date.parse(grant.until), now, zone) });
  return t('grant.doneMinutes', { name: nickname, count: grant.minutes ?? 0 });
}
