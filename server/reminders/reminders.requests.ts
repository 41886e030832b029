import type { CreateReminderInput, UpdateReminderInput } from './reminders.types.js';

/** A GraphQL input as the body of the REST call, so that one schema checks both. */
export function bodyOf({ childId, offsetMinutes, nagEvery, recurrence, ...rest }: CreateReminderInput) {
  return withoutNulls({
    ...rest,
    child_id: childId,
    recurrence: { ...recurrence },
    offset_minutes: offsetMinutes,
    nag_every: nagEvery,
  });
}

/** Only the note and the nagging can be null. */
export function patchBodyOf({ note, nagEvery, offsetMinutes, recurrence, ...rest }: UpdateReminderInput) {
  return {
    ...withoutNulls({ ...rest, offset_minutes: offsetMinutes, recurrence: recurrence && { ...recurrence } }),
    ...(note === undefined ? {} : { note }),
    ...(nagEvery === undefined ? {} : { nag_every: nagEvery }),
  };
}

function withoutNulls(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
}
