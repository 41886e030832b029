import type { PlanEntryFieldsFragment, ScheduleItemFieldsFragment } from '../gql/graphql';
import { PlanCard } from './PlanCard';
import { overlapsOf } from './plan-week';
import classes from './schedules.module.css';

interface DayListProps {
  entries: readonly PlanEntryFieldsFragment[];
  items: readonly ScheduleItemFieldsFragment[];
  zone: string;
  /** Without it, nothing opens. */
  onOpen?: (item: ScheduleItemFieldsFragment, startsAt: string) => void;
}

/** The plan of one day in order. What happens at the same time says so. */
export function DayList({ entries, items, zone, onOpen }: DayListProps) {
  const overlaps = overlapsOf(entries);
  return (
    <ul className={classes.cards}>
      {entries.map((entry, index) => {
        const item = items.find(({ id }) => id === entry.id) ?? null;
        return (
          <PlanCard
            key={`${entry.id} ${entry.startsAt}`}
            entry={entry}
            item={item}
            overlaps={overlaps[index]!}
            zone={zone}
            onOpen={item && onOpen ? () => onOpen(item, entry.startsAt) : null}
          />
        );
      })}
    </ul>
  );
}
