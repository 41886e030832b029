import { reminderBody, reminderPatch, snoozeBody } from '../../reminders/reminders.dto.js';
import type { OperationGroup } from '../operation.js';
import { firing, reminder } from '../responses/reminders.js';

const SETTLE_ERRORS = ['firing_not_found', 'firing_settled', 'validation_failed'] as const;

export const reminderOperations: OperationGroup = {
  tag: 'Reminders',
  operations: {
    'GET /reminders': {
      id: 'listReminders',
      summary: 'Lists reminders',
      description:
        "The caller's own, and those of the children that the caller is a guardian of. `child_id` leaves those of one child. The next one comes first.",
      answers: { 200: { description: 'The reminders.', schema: reminder.array() } },
      errors: ['child_not_found', 'validation_failed'],
    },
    'POST /reminders': {
      id: 'createReminder',
      summary: 'Creates a reminder',
      description:
        'Without a child it is for the caller alone. `audience` is `me` where it is left out. An account has at most 500.',
      body: reminderBody,
      answers: { 201: { description: 'The reminder.', schema: reminder } },
      errors: ['child_not_found', 'too_many_reminders', 'never_happens', 'validation_failed'],
    },
    'GET /reminders/:id': {
      id: 'getReminder',
      summary: 'Reads a reminder',
      answers: { 200: { description: 'The reminder.', schema: reminder } },
      errors: ['reminder_not_found'],
    },
    'PATCH /reminders/:id': {
      id: 'updateReminder',
      summary: 'Changes a reminder',
      description:
        'A changed time ends what its last firing still does: it is snoozed no longer, and does not ring again.',
      body: reminderPatch,
      answers: { 200: { description: 'The reminder as it is now.', schema: reminder } },
      errors: ['reminder_not_found', 'never_happens', 'validation_failed'],
    },
    'DELETE /reminders/:id': {
      id: 'deleteReminder',
      summary: 'Deletes a reminder',
      answers: { 204: { description: 'It is gone, with its firings.' } },
      errors: ['reminder_not_found'],
    },
    'GET /reminders/due': {
      id: 'listDueReminders',
      summary: 'What is due for the caller',
      description: 'The firings that no one has settled, the oldest first, also while a child is shut out.',
      answers: { 200: { description: 'The firings.', schema: firing.array() } },
    },
    'GET /reminders/missed': {
      id: 'listMissedReminders',
      summary: 'What was missed',
      description:
        'Firings of the last seven days that came too late to fire, or that no one settled before the next one; the newest first, 50 at most.',
      answers: { 200: { description: 'The firings.', schema: firing.array() } },
    },
    'POST /firings/:id/done': {
      id: 'markFiringDone',
      summary: 'Marks a reminder as done',
      description: 'For everyone whom it was for.',
      answers: { 200: { description: 'The firing as it is now.', schema: firing } },
      errors: SETTLE_ERRORS,
    },
    'POST /firings/:id/snooze': {
      id: 'snoozeFiring',
      summary: 'Lets a reminder ring again later',
      body: snoozeBody,
      answers: { 200: { description: 'The firing as it is now.', schema: firing } },
      errors: SETTLE_ERRORS,
    },
    'POST /firings/:id/skip': {
      id: 'skipFiring',
      summary: 'Skips a reminder this time',
      answers: { 200: { description: 'The firing as it is now.', schema: firing } },
      errors: SETTLE_ERRORS,
    },
  },
};
