/** The week of the children, the shelf of the family, and reminders. */
import { Temporal } from 'temporal-polyfill';
import { HOUSEHOLD } from './household.ts';
import type { People } from './people.ts';
import { until } from './until.ts';

const MINUTE_MS = 60_000;

interface Span {
  zone: string;
  today: Temporal.PlainDate;
  days: number;
}

/** Schedules and the family's own stories, as they stand since the family moved in. */
export async function planWeek(
  { householdId, guardians, children }: People,
  { zone, today, days }: Span,
): Promise<void> {
  const [guardian] = guardians.values();
  const first = today.subtract({ days });
  for (const { child, at, ...item } of HOUSEHOLD.schedule) {
    const recurrence = { zone, starts: `${first}T${at}`, rrule: 'FREQ=DAILY' };
    await guardian!.api.post('/schedule-items', { ...item, child_id: children.get(child)!.child.id, recurrence });
  }
  for (const { by, children: readers, ...story } of HOUSEHOLD.contents) {
    const child_ids = readers.map((key) => children.get(key)!.child.id);
    await guardians.get(by)!.api.post('/contents', { ...story, kind: 'story', household_id: householdId, child_ids });
  }
}

interface Now {
  zone: string;
  now: number;
  set(instant: number): Promise<void>;
  /** The service keeps its own time, so the reminder can only ring in the next minute. */
  isOwnTime: boolean;
}

/** Reminders that begin today, one of them due by now. */
export async function remind({ guardians, children }: People, { zone, now, set, isOwnTime }: Now): Promise<void> {
  const [guardian] = guardians.values();
  const api = guardian!.api;
  const idOf = (child: string | null) => (child === null ? null : children.get(child)!.child.id);
  const local = (instant: number) =>
    Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).toPlainDateTime();
  const tomorrow = local(now).toPlainDate().add({ days: 1 });
  for (const { child, at, rrule, ...reminder } of HOUSEHOLD.reminders) {
    const recurrence = { zone, starts: `${tomorrow}T${at}`, rrule };
    await api.post('/reminders', { ...reminder, child_id: idOf(child), recurrence });
  }
  const { child, ...due } = HOUSEHOLD.due_reminder;
  await set(now - 2 * MINUTE_MS);
  const starts = local(isOwnTime ? Date.now() + MINUTE_MS : now - MINUTE_MS).round({
    smallestUnit: 'minute',
    roundingMode: 'floor',
  });
  await api.post('/reminders', {
    ...due,
    child_id: idOf(child),
    recurrence: { zone, starts: starts.toString({ smallestUnit: 'minute' }) },
  });
  if (isOwnTime) return;
  await set(now);
  await until(async () => (await api.get<unknown[]>('/reminders/due')).length > 0, 'the reminder of today');
}
