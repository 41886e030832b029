import type { ControlCode } from '../../../contract/controls';
import type { OwnState } from './own-state';

const MINUTE_MS = 60_000;
/** A child is warned so many minutes before its time ends. */
const WARNINGS = [5, 1] as const;
/** The screen gets darker so many minutes before the quiet time. */
const EVENING_MINUTES = [30, 20, 10] as const;

export interface TimeWarning {
  minutes: (typeof WARNINGS)[number];
  code: ControlCode;
}

/** Evening light: 0 is day, 3 the darkest. */
export type Evening = 0 | 1 | 2 | 3;

/** What the clock alone changes on a child's screens. */
export interface TimeView {
  warning: TimeWarning | null;
  evening: Evening;
  /** Time has brought what the state said would come, or ended what it said would end. */
  isOver: boolean;
  /** When this changes by itself. */
  changesAt: number | null;
}

type Timed = Pick<OwnState, 'isAllowed' | 'code' | 'until' | 'next' | 'quietAt'>;

export function timeView(state: Timed, now: number): TimeView {
  const { next } = state;
  const bedtime = bedtimeOf(state);
  const end = state.isAllowed ? (next?.at ?? null) : state.until;
  const edges = [
    end,
    ...(state.isAllowed && next ? WARNINGS.map((minutes) => next.at - minutes * MINUTE_MS) : []),
    ...(bedtime === null ? [] : EVENING_MINUTES.map((minutes) => bedtime - minutes * MINUTE_MS)),
  ];
  const coming = edges.filter((edge): edge is number => edge !== null && edge > now);
  return {
    warning: state.isAllowed && next ? warningOf(next, now) : null,
    evening: eveningOf(state, bedtime, now),
    isOver: end !== null && end <= now,
    changesAt: coming.length === 0 ? null : Math.min(...coming),
  };
}

/** A grant may have moved the start of the quiet time. */
export function bedtimeOf({ next, quietAt }: Pick<Timed, 'next' | 'quietAt'>): number | null {
  return next?.code === 'quiet_hours' ? next.at : quietAt;
}

function warningOf({ code, at }: { code: ControlCode; at: number }, now: number): TimeWarning | null {
  const left = at - now;
  const minutes = WARNINGS.findLast((mark) => left <= mark * MINUTE_MS);
  return minutes === undefined || left <= 0 ? null : { minutes, code };
}

function eveningOf({ isAllowed, code }: Timed, bedtime: number | null, now: number): Evening {
  if (!isAllowed && code === 'quiet_hours') return 3;
  if (bedtime === null || bedtime < now) return 0;
  return EVENING_MINUTES.filter((minutes) => bedtime - now <= minutes * MINUTE_MS).length as Evening;
}
