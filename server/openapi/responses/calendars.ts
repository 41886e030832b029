import { z } from 'zod';
import type { CalendarLinkBody, CreatedCalendarLinkBody } from '../../../contract/calendars.js';
import { id, time } from './common.js';
import { exactly } from './exact.js';

const link = z.object({
  id,
  household_id: id,
  child_ids: id.array().meta({ description: 'Empty: every child of the household.' }),
  names: z.boolean().meta({ description: 'Titles begin with the nickname of the child.' }),
  created_at: time,
});

export const calendarLink = exactly<CalendarLinkBody>()(link).meta({ id: 'CalendarLink' });
export const createdCalendarLink = exactly<CreatedCalendarLinkBody>()(
  link.extend({ url: z.string().meta({ description: 'Shown once.' }) }),
).meta({ id: 'CreatedCalendarLink' });
