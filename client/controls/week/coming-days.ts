/** The quiet times of the coming days, with dates: what grants and clock changes make of the plan. */
import type { Weekday } from '../../../contract/controls';
import { wallDateText } from '../../platform/languages/formats';
import { dayName } from '../../platform/languages/week-days';
import {
  addDays,
  type ClockChange,
  clockChangesBetween,
  clockText,
  instantOf,
  MINUTE_MS,
  wallTimeAt,
  weekdayOf,
} from '../child-clock';
import { lengthText } from '../clock-words';
import type { TimelinePart } from '../state-words';
import { t } from '../texts';
import { DAY_MINUTES } from './week-geometry';

/** A quiet part of a day: minutes on the wall, and its whole length, which a clock change makes longer or shorter. */
export interface QuietPart {
  readonly from: number;
  readonly to: number;
  /** When the quiet time begins and ends, also where that is another day. */
  readonly startsAt: number;
  readonly endsAt: number;
}

export interface ComingDay {
  readonly date: string;
  readonly weekday: Weekday;
  readonly quiet: readonly QuietPart[];
  readonly change: ClockChange | null;
}

export const COMING_DAYS = 7;

/** The span that the picture shows: from the start of today. */
export function comingSpan(now: number, zone: string): { from: number; to: number; today: string } {
  const { date } = wallTimeAt(now, zone);
  return {
    from: instantOf(date, '00:00', zone),
    to: instantOf(addDays(date, COMING_DAYS), '00:00', zone),
    today: date,
  };
}

export function comingDays(timeline: readonly TimelinePart[], now: number, zone: string): ComingDay[] {
  const { from, to, today } = comingSpan(now, zone);
  const changes = clockChangesBetween(from, to, zone);
  const quiet = timeline.filter(({ allowed }) => !allowed).map((part) => [Date.parse(part.from), Date.parse(part.to)]);
  return Array.from({ length: COMING_DAYS }, (_, index) => {
    const date = addDays(today, index);
    const [start, end] = [instantOf(date, '00:00', zone), instantOf(addDays(date, 1), '00:00', zone)];
    const parts = quiet.flatMap(([startsAt = 0, endsAt = 0]): QuietPart[] => {
      if (startsAt >= end || endsAt <= start) return [];
      const first = startsAt <= start ? 0 : wallTimeAt(startsAt, zone).minutes;
      const last = endsAt >= end ? DAY_MINUTES : wallTimeAt(endsAt, zone).minutes;
      return first < last ? [{ from: first, to: last, startsAt, endsAt }] : [];
    });
    const change = changes.find(({ at }) => at >= start && at < end) ?? null;
    return { date, weekday: weekdayOf(date), quiet: parts, change };
  });
}

/** `Quiet from Wednesday 20:00 to Thursday 06:30: 10 hours 30 minutes`. */
export function quietText({ startsAt, endsAt }: QuietPart, zone: string): string {
  const dayOf = (instant: number) => dayName(wallTimeAt(instant, zone).weekday);
  const timeOf = (instant: number) => clockText(wallTimeAt(instant, zone).minutes);
  return t('week.quiet', {
    startDay: dayOf(startsAt),
    starts: timeOf(startsAt),
    endDay: dayOf(endsAt),
    ends: timeOf(endsAt),
    length: lengthText(Math.round((endsAt - startsAt) / MINUTE_MS)),
  });
}

/** What a clock change does, for the night in which it happens. */
export function clockChangeText({ at, minutes }: ClockChange, timeline: readonly TimelinePart[], zone: string): string {
  const direction = minutes > 0 ? 'forward' : 'back';
  const day = wallDateText(at, { weekday: 'long', day: 'numeric', month: 'long', timeZone: zone });
  const time = clockText(wallTimeAt(at - MINUTE_MS, zone).minutes + 1);
  const night = timeline.find((part) => !part.allowed && Date.parse(part.from) < at && at < Date.parse(part.to));
  const change = { day, time, length: lengthText(Math.abs(minutes)) };
  if (!night) return t(`week.${direction}`, change);
  const length = Math.round((Date.parse(night.to) - Date.parse(night.from)) / MINUTE_MS);
  return t(`week.${direction}Night`, {
    ...change,
    lasts: lengthText(length),
    usually: lengthText(length + minutes),
  });
}
