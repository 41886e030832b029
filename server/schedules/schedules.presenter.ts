import type { PlanEntryBody, ScheduleItemBody } from '../../contract/schedules.js';
import { recurrenceToGraphql } from '../recurrence/recurrence.presenter.js';
import type { PlanEntry, ScheduleItem } from './schedule-item.js';
import type { PlanEntryObject, ScheduleItemObject } from './schedules.types.js';

export function toRest({ childId, ...item }: ScheduleItem): ScheduleItemBody {
  const { id, title, kind, picture, steps, minutes, recurrence, quiet } = item;
  return { id, child_id: childId, title, kind, picture, steps, minutes, recurrence, quiet };
}

export function toGraphql({
  revision: _revision,
  updatedAt: _updatedAt,
  recurrence,
  ...item
}: ScheduleItem): ScheduleItemObject {
  return { ...item, recurrence: recurrenceToGraphql(recurrence) };
}

export function entryToRest({ startsAt, endsAt, steps, ...entry }: PlanEntry): PlanEntryBody {
  const { kind, id, title, picture, state } = entry;
  return {
    ...{ kind, id, title },
    starts_at: startsAt.toISOString(),
    ends_at: endsAt?.toISOString() ?? null,
    picture,
    steps: steps.map((step) => ({ ...step })),
    state,
  };
}

export function entryToGraphql({ steps, ...entry }: PlanEntry): PlanEntryObject {
  return { ...entry, steps: steps.map((step) => ({ ...step })) };
}
