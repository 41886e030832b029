import type { CalendarLinkBody } from '../../contract/calendars.js';
import type { CalendarLink } from './calendar-links.repository.js';
import type { CalendarLinkObject } from './calendars.types.js';

export function toRest({ id, householdId, childIds, names, createdAt }: CalendarLink): CalendarLinkBody {
  return { id, household_id: householdId, child_ids: childIds, names, created_at: createdAt.toISOString() };
}

export function toGraphql({ userId: _userId, ...link }: CalendarLink): CalendarLinkObject {
  return link;
}
