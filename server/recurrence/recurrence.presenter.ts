import type { OccurrenceBody, Recurrence } from '../../contract/recurrence.js';
import type { Occurrence } from './occurrences.js';
import type { OccurrenceObject, RecurrenceObject } from './recurrence.types.js';

export function toRest({ local, at, shifted }: Occurrence): OccurrenceBody {
  return { local, at: new Date(at).toISOString(), shifted };
}

export function toGraphql({ local, at, shifted }: Occurrence): OccurrenceObject {
  return { local, at: new Date(at), shifted };
}

export function recurrenceToGraphql({ zone, starts, rrule, exdates }: Recurrence): RecurrenceObject {
  return { zone, starts, rrule: rrule ?? null, exdates: exdates ?? [] };
}
