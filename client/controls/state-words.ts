/** What a child may do now, in words for grown-ups. */
import type { ChildStateQuery, ChildTimelineQuery, ControlCode } from '../gql/graphql';
import { countText, whenText } from './child-clock';

export type ChildState = ChildStateQuery['childState'];
export type TimelinePart = ChildTimelineQuery['childTimeline'][number];

/** A short word for the badge. */
const STATE_LABELS: Readonly<Partial<Record<ControlCode, string>>> = {
  LOGGED_OUT: 'Signed out',
  PAUSED: 'Paused',
  QUIET_HOURS: 'Quiet time',
  BUDGET_USED: 'Minutes used',
  BREAK: 'Break',
};

export function stateLabel({ code }: Pick<ChildState, 'code'>): string {
  return code ? (STATE_LABELS[code] ?? 'Closed') : 'Open';
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
  const until = state.until ? whenText(Date.parse(state.until), now, zone) : null;
  switch (state.code) {
    case null:
    case undefined: {
      const quiet = nextEdge(timeline, now);
      return `${nickname} can play and talk${quiet === null ? '' : ` until ${whenText(quiet, now, zone)}`}`;
    }
    case 'PAUSED':
      return `${nickname} is paused`;
    case 'QUIET_HOURS':
      return `Quiet time for ${nickname}${until ? ` until ${until}` : ''}`;
    case 'BUDGET_USED':
      return `${nickname} has used today’s minutes`;
    case 'BREAK':
      return `${nickname} has a break${until ? ` until ${until}` : ''}`;
    case 'LOGGED_OUT':
      return `${nickname} is signed out`;
    default:
      return `Starling is closed for ${nickname}`;
  }
}

/** What follows from it, or how it ends. */
export function stateDetail(state: ChildState, { now, zone }: Omit<Moment, 'timeline'>): string | null {
  switch (state.code) {
    case 'PAUSED':
      return 'The pause lasts until a guardian ends it.';
    case 'LOGGED_OUT':
      return 'A guardian must give the agreement again first.';
    case 'BUDGET_USED':
      return state.until ? `New minutes come at ${whenText(Date.parse(state.until), now, zone)}.` : null;
    default:
      return null;
  }
}

/** `24 of 45 minutes today`, `24 minutes today, no limit`. */
export function minutesText({ minutesUsed, minutesAllowed }: ChildState): string {
  if (minutesAllowed == null) return `${countText(minutesUsed, 'minute')} today, no limit`;
  return `${minutesUsed} of ${countText(minutesAllowed, 'minute')} today`;
}

/** How many minutes are left, or by how many the limit is passed. */
export function leftText({ minutesUsed, minutesAllowed, minutesLeft }: ChildState): string | null {
  if (minutesAllowed == null || minutesLeft == null) return null;
  if (minutesUsed > minutesAllowed) return `${minutesUsed - minutesAllowed} over`;
  return minutesLeft === 0 ? 'none left' : `${minutesLeft} left`;
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
