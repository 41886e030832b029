import type { OperationGroup } from '../operation.js';
import { occurrence } from '../responses/recurrences.js';

export const recurrenceOperations: OperationGroup = {
  tag: 'Reminders',
  operations: {
    'POST /recurrences/preview': {
      id: 'previewRecurrence',
      summary: 'When something that repeats will happen',
      description:
        'Nothing is stored. `rrule` is a part of RFC 5545: FREQ, INTERVAL, BYDAY, BYMONTHDAY, COUNT, UNTIL and WKST; other parts are refused by name. A skipped wall time counts with the offset before it, so 02:30 becomes 03:30, and a repeated one is the first. `from` is now where it is left out.',
      answers: { 200: { description: 'The occurrences, in order.', schema: occurrence.array() } },
      errors: ['validation_failed', 'never_happens'],
    },
  },
};
