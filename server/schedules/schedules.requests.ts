import type { z } from 'zod';
import type { ScheduleItemFields } from './schedule-item.js';
import type { scheduleItemPatch } from './schedules.dto.js';
import type { CreateScheduleItemInput, UpdateScheduleItemInput } from './schedules.types.js';

/** The named fields of a checked body. */
export function patchOf(patch: z.output<typeof scheduleItemPatch>): Partial<ScheduleItemFields> {
  const named = Object.entries(patch).filter(([, value]) => value !== undefined);
  return Object.fromEntries(named) as Partial<ScheduleItemFields>;
}

/** A GraphQL input as the body of the REST call, so that one schema checks both. */
export function bodyOf({ childId, recurrence, ...rest }: CreateScheduleItemInput) {
  return withoutNulls({ ...rest, child_id: childId, recurrence: { ...recurrence } });
}

export function patchBodyOf({ picture, recurrence, ...rest }: UpdateScheduleItemInput) {
  return {
    ...withoutNulls({ ...rest, recurrence: recurrence && { ...recurrence } }),
    ...(picture === undefined ? {} : { picture }),
  };
}

function withoutNulls(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
}
