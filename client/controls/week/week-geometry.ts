/** Quiet times as blocks of a week. Everything is minutes on the wall: a week is a plan, and has no dates. */
import { type QuietWindow, WEEKDAYS, type Weekday } from '../../../contract/controls';
import { clockText, minutesOf } from '../child-clock';

export const DAY_MINUTES = 1_440;
/** What an arrow key moves, and where a pointer snaps. */
export const STEP_MINUTES = 15;
/** A quiet time is shorter than a day, because its end differs from its start. */
const LONGEST = DAY_MINUTES - STEP_MINUTES;

/** A part of a block within one day. Two of them make a night. */
export interface BlockPart {
  readonly day: Weekday;
  readonly from: number;
  readonly to: number;
  readonly isStart: boolean;
  readonly isEnd: boolean;
}

/** One quiet time on one of its days. */
export interface WeekBlock {
  readonly key: string;
  readonly window: QuietWindow;
  readonly day: Weekday;
  readonly parts: readonly BlockPart[];
}

export function blockKey(windowId: string, day: Weekday): string {
  return `${windowId} ${day}`;
}

export function dayAfter(day: Weekday, by = 1): Weekday {
  return WEEKDAYS[(((WEEKDAYS.indexOf(day) + by) % 7) + 7) % 7]!;
}

export function lengthOf({ starts, ends }: Pick<QuietWindow, 'starts' | 'ends'>): number {
  return (minutesOf(ends) - minutesOf(starts) + DAY_MINUTES) % DAY_MINUTES;
}

export function blocksOf(windows: readonly QuietWindow[]): WeekBlock[] {
  return windows.flatMap((window) =>
    WEEKDAYS.filter((day) => window.days.includes(day)).map((day) => {
      return { key: blockKey(window.id, day), window, day, parts: partsOf(window, day) };
    }),
  );
}

function partsOf(window: QuietWindow, day: Weekday): BlockPart[] {
  const from = minutesOf(window.starts);
  const to = from + lengthOf(window);
  if (to <= DAY_MINUTES) return [{ day, from, to, isStart: true, isEnd: true }];
  return [
    { day, from, to: DAY_MINUTES, isStart: true, isEnd: false },
    { day: dayAfter(day), from: 0, to: to - DAY_MINUTES, isStart: false, isEnd: true },
  ];
}

/** Where parts of one day overlap they stand beside each other. */
export interface Lane {
  readonly index: number;
  readonly count: number;
}

export function lanesOf(parts: readonly Pick<BlockPart, 'from' | 'to'>[]): Lane[] {
  const lanes: number[] = [];
  const counts: number[] = new Array(parts.length).fill(1);
  const order = parts.map((_, index) => index).toSorted((a, b) => parts[a]!.from - parts[b]!.from);
  let group: number[] = [];
  let end = 0;
  const close = () => {
    const count = Math.max(0, ...group.map((index) => lanes[index]!)) + 1;
    for (const index of group) counts[index] = count;
    group = [];
  };
  for (const index of order) {
    const { from, to } = parts[index]!;
    if (from >= end) close();
    const taken = new Set(group.filter((other) => parts[other]!.to > from).map((other) => lanes[other]!));
    let lane = 0;
    while (taken.has(lane)) lane += 1;
    lanes[index] = lane;
    group.push(index);
    end = Math.max(end, to);
  }
  close();
  return parts.map((_, index) => ({ index: lanes[index]!, count: counts[index]! }));
}

/** What a pointer or a key does with a block: moves it, or one of its ends. */
export type Edge = 'both' | 'start' | 'end';

/** A quiet time after a change, and by how many days its blocks moved. */
export interface Shifted {
  readonly window: QuietWindow;
  readonly days: number;
}

/** Moves a quiet time, or one of its ends. A start that passes midnight goes to the other day. */
export function shifted(window: QuietWindow, edge: Edge, by: number): Shifted {
  const [start, length] = [minutesOf(window.starts), lengthOf(window)];
  if (edge === 'end') return at(window, start, clamped(length + by));
  if (edge === 'both') return at(window, start + by, length);
  const shorter = clamped(length - by);
  return at(window, start + length - shorter, shorter);
}

function at(window: QuietWindow, start: number, length: number): Shifted {
  const days = Math.floor(start / DAY_MINUTES);
  const time = (minutes: number) => clockText(((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES);
  return {
    days,
    window: {
      ...window,
      starts: time(start),
      ends: time(start + length),
      days: days === 0 ? window.days : inOrder(window.days.map((day) => dayAfter(day, days))),
    },
  };
}

function clamped(length: number): number {
  return Math.min(LONGEST, Math.max(STEP_MINUTES, length));
}

/** How far to move so that the end under the pointer stands on a quarter of an hour. */
export function snapped(window: QuietWindow, edge: Edge, by: number): number {
  const moved = edge === 'end' ? minutesOf(window.ends) : minutesOf(window.starts);
  return Math.round((moved + by) / STEP_MINUTES) * STEP_MINUTES - moved;
}

/** Moves one day of a quiet time to another day; null if it is there already. */
export function withDayMoved(window: QuietWindow, day: Weekday, by: number): QuietWindow | null {
  const target = dayAfter(day, by);
  if (window.days.includes(target)) return null;
  return { ...window, days: inOrder([...window.days.filter((one) => one !== day), target]) };
}

/** The windows without one day of one of them. Its last day takes the whole quiet time away. */
export function withoutDay(windows: readonly QuietWindow[], id: string, day: Weekday): QuietWindow[] {
  return windows.flatMap((window) => {
    if (window.id !== id) return [window];
    const days = window.days.filter((one) => one !== day);
    return days.length === 0 ? [] : [{ ...window, days }];
  });
}

/** One day of a quiet time becomes a quiet time of its own, with the id `newId`. */
export function withDaySplit(windows: readonly QuietWindow[], id: string, day: Weekday, newId: string): QuietWindow[] {
  const window = windows.find((one) => one.id === id);
  if (!window || window.days.length < 2) return [...windows];
  return [...withoutDay(windows, id, day), { ...window, id: newId, days: [day] }];
}

function inOrder(days: readonly Weekday[]): Weekday[] {
  return WEEKDAYS.filter((day) => days.includes(day));
}
