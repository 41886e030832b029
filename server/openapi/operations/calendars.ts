import { z } from 'zod';
import { calendarLinkBody } from '../../calendars/calendars.dto.js';
import type { OperationGroup } from '../operation.js';
import { calendarLink, createdCalendarLink } from '../responses/calendars.js';

export const calendarOperations: OperationGroup = {
  tag: 'Schedules',
  operations: {
    'GET /calendar-links': {
      id: 'listCalendarLinks',
      summary: "Lists the caller's calendar links",
      answers: { 200: { description: 'The links, without their addresses.', schema: calendarLink.array() } },
    },
    'POST /calendar-links': {
      id: 'createCalendarLink',
      summary: 'Creates an address for another calendar',
      description:
        'For guardians. Whoever has the address reads the reminders and schedules of the children; it is shown once, and ends with the membership of its guardian.',
      body: calendarLinkBody,
      answers: { 201: { description: 'The link with its address.', schema: createdCalendarLink } },
      errors: ['household_not_found', 'child_not_found', 'too_many_calendar_links', 'validation_failed'],
    },
    'DELETE /calendar-links/:id': {
      id: 'deleteCalendarLink',
      summary: 'Ends a calendar link',
      answers: { 204: { description: 'Its address no longer works.' } },
      errors: ['calendar_link_not_found'],
    },
    'GET /calendars/:file': {
      id: 'readCalendar',
      summary: 'What another calendar reads',
      description: 'The file is the token of a link and `.ics`. Without names, no title holds a nickname.',
      answers: {
        200: {
          description: 'An iCalendar file.',
          schema: z.string(),
          mediaType: 'text/calendar',
          headers: { ETag: 'Changes with the plans. Send it back as `If-None-Match`.' },
        },
        304: { description: 'Nothing has changed.' },
      },
      errors: ['calendar_link_not_found'],
    },
  },
};
