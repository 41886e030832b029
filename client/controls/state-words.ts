/** What a child may do now, in words for grown-ups. */
import type { ChildStateQuery, ChildTimelineQuery, ControlCode } from '../gql/graphql';
import { whenText } from './clock-words';
import { t } from './texts';

export type ChildState = ChildStateQuery['childState'];
export type TimelinePart = ChildTimelineQuery['childTimeline'][number];

/** Codes that have a word of their own. */
const NAMED = ['LOGGED_OUT', 'PAUSED', 'QUIET_HOURS', 'BUDGET_USED', 'BREAK'] as const satisfies readonly ControlCode[];

/** A short word for the badge. */

export function stateLabel({ code }: Pick<ChildState, 'code'>): string {
  if (!code) return t('state.open');
  const named = NAMED.find((one) => one === code);
  return named ? t(`state.${named}`) : t('state.closed');
}

export type StateTone = 'open' | 'paused' | 'closed';

export function toneOf({ code }: Pick<ChildState, 'code'>): StateTone {
  if (!code) return 'open';
  return code === 'PAUSED' || code === 'LOGGED_OUT' ? 'paused' : 'closed';
}

/** When the next quiet time starts, or the one that holds now ends. */
export function nextEdge(timeline: readonly TimelinePart[], now: number): number | null {
  const part = timeline.find(({ from, to }) => Date.parse(from) <= now && now < Date.parse(to));
  const last = timeline.at(-1);
  return part && part !== last ? Date.parse(part.to) : null;
}

interface Moment {
  readonly now: number;
  readonly zone: string;
  readonly timeline: readonly TimelinePart[];
}

/** What holds now, in one sentence with the name of the child. */
export function stateHeadline(nickname: string, state: ChildState, { now, zone, timeline }: Moment): string {
  const name = nickname;
  const when = state.until ? whenText(Date.parse(state.until), now, zone) : null;
  switch (state.code) {
    case null:
    case undefined: {
      const quiet = nextEdge(timeline, now);
      if (quiet === null) return t('headline.open', { name });
      return t('headline.openUntil', { name, when: whenText(quiet, now, zone) });
    }
    case 'PAUSED':
      return t('headline.paused', { name });
    case 'QUIET_HOURS':
      return when ? t('headline.quietUntil', { name, when }) : t('headline.quiet', { name });
    case 'BUDGET_USED':
      return t('headline.used', { name });
    case 'BREAK':
      return when ? t('headline.breakUntil', { name, when }) : t('headline.break', { name });
    case 'LOGGED_OUT':
      return t('headline.signedOut', { name });
    default:
      return t('headline.closed', { name });
  }
}

/** What follows from it, or how it ends. */
export function stateDetail(state: ChildState, { now, zone }: Omit<Moment, 'timeline'>): string | null {
  switch (state.code) {
    case 'PAUSED':
      return t('detail.paused');
    case 'LOGGED_OUT':
      return t('detail.signedOut');
    case 'BUDGET_USED':
      return state.until ? t('detail.newMinutes', { when: whenText(Date.parse(state.until), now, zone) }) : null;
    default:
      return null;
  }
}

/** `24 of 45 minutes today`, `24 minutes today, no limit`. */
export function minutesText({ minutesUsed, minutesAllowed }: ChildState): string {
  if (minutesAllowed == null) return t('minutes.free', { count: minutesUsed });
  return t('minutes.used', { used: minutesUsed, count: minutesAllowed });
}

/** How many minutes are left, or by how many the limit is passed. */
export function leftText({ minutesUsed, minutesAllowed, minutesLeft }: ChildState): string | null {
  if (minutesAllowed == null || minutesLeft == null) return null;
  if (minutesUsed > minutesAllowed) return t('minutes.over', { count: minutesUsed - minutesAllowed });
  return minutesLeft === 0 ? t('minutes.none') : t('minutes.left', { count: minutesLeft });
}

export interface MinutesBar {
  /** Shares of the whole bar, in percent. */
  readonly chat: number;
  readonly story: number;
  readonly game: number;
  /** Where the limit is, in percent; null: no limit. */
  readonly limit: number | null;
}

/** The bar ends at the limit, or at what was used where that is more. Without a limit it ends at an hour or more. */
export function minutesBar({ minutesByKind, minutesAllowed }: ChildState): MinutesBar {
  const { chat, story, game } = minutesByKind;
  const end = Math.max(minutesAllowed ?? 60, chat + story + game, 1);
  const share = (minutes: number) => (minutes / end) * 100;
  return {
    chat: share(chat),
    story: share(story),
    game: share(game),
    limit: minutesAllowed == null ? null : share(minutesAllowed),
  };
}

/** Minutes of kinds that cost none. */
export function freeMinutes({ minutesByKind, minutesUsed }: ChildState): number {
  return Math.max(0, minutesByKind.chat + minutesByKind.story + minutesByKind.game - minutesUsed);
}
