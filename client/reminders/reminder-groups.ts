/** Reminders by when they come next. */
import type { ReminderFieldsFragment } from '../gql/graphql';
import { daysAhead } from '../recurrence/when-words';

export const REMINDER_GROUPS = ['today', 'week', 'later', 'off'] as const;
type ReminderGroup = (typeof REMINDER_GROUPS)[number];

function groupOf({ enabled, nextAt }: Pick<ReminderFieldsFragment, 'enabled' | 'nextAt'>, now: number, zone: string) {
  if (!enabled || !nextAt) return 'off';
  const ahead = daysAhead(Date.parse(nextAt), now, zone);
  return ahead <= 0 ? 'today' : ahead < 7 ? 'week' : 'later';
}

/** The groups that have reminders, each with the next one first. */
export function reminderGroups<T extends Pick<ReminderFieldsFragment, 'enabled' | 'nextAt' | 'title'>>(
  reminders: readonly T[],
  now: number,
  zone: string,
): { group: ReminderGroup; reminders: T[] }[] {
  const byGroup = Map.groupBy(reminders, (reminder) => groupOf(reminder, now, zone));
  return REMINDER_GROUPS.flatMap((group) => {
    const inGroup = byGroup.get(group) ?? [];
    const order = (one: T) => one.nextAt ?? '';
    const sorted = inGroup.toSorted((a, b) => order(a).localeCompare(order(b)) || a.title.localeCompare(b.title));
    return sorted.length === 0 ? [] : [{ group, reminders: sorted }];
  });
}
