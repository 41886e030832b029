import type { OperationGroup } from '../operation.js';
import { zoneQuestion } from '../responses/travel.js';

export const travelOperations: OperationGroup = {
  tag: 'Controls',
  operations: {
    'PUT /devices/me/time-zone': {
      id: 'reportTimeZone',
      summary: 'A device says which zone it is in',
      description:
        'The times of the child never follow by themselves. When clocks there have differed from those of the child for two hours, its guardians are asked once.',
      answers: { 204: { description: 'It is noted.' } },
      errors: ['validation_failed'],
    },
    'GET /zone-questions': {
      id: 'listZoneQuestions',
      summary: 'Devices on another clock than their child',
      description: 'The open questions about the children that the caller is a guardian of, and the journeys that run.',
      answers: { 200: { description: 'The questions, the oldest first.', schema: zoneQuestion.array() } },
    },
    'POST /zone-questions/:id/decision': {
      id: 'decideZoneQuestion',
      summary: 'Lets the times of a child follow a journey, or not',
      description:
        'Accepted, the zone counts until the end of the date there, at most 90 days ahead. Without a date it is the suggested one. The first decision wins; a later no ends a journey.',
      answers: { 200: { description: 'The question as it was decided.', schema: zoneQuestion } },
      errors: ['request_not_found', 'already_decided', 'validation_failed'],
    },
  },
};
