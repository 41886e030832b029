import type { FiringBody, ReminderBody } from '../../contract/reminders.js';
import { recurrenceToGraphql } from '../recurrence/recurrence.presenter.js';
import type { Firing, Reminder } from './reminder.js';
import type { FiringObject, ReminderObject } from './reminders.types.js';

export function toRest(reminder: Reminder): ReminderBody {
  return {
    id: reminder.id,
    child_id: reminder.childId,
    title: reminder.title,
    note: reminder.note,
    recurrence: reminder.recurrence,
    offset_minutes: reminder.offsetMinutes,
    nag_every: reminder.nagEvery,
    audience: reminder.audience,
    enabled: reminder.enabled,
    next_at: reminder.nextAt?.toISOString() ?? null,
  };
}

export function toGraphql(reminder: Reminder): ReminderObject {
  const { id, childId, title, note, recurrence, offsetMinutes, nagEvery, audience, enabled, nextAt } = reminder;
  const shown = { id, childId, title, note, offsetMinutes, nagEvery, audience, enabled, nextAt };
  return { ...shown, recurrence: recurrenceToGraphql(recurrence) };
}

export function firingToRest(firing: Firing): FiringBody {
  return {
    id: firing.id,
    reminder_id: firing.reminderId,
    child_id: firing.childId,
    occurrence: firing.occurrence.toISOString(),
    fire_at: firing.fireAt.toISOString(),
    state: firing.state,
    snoozed_until: firing.snoozedUntil?.toISOString() ?? null,
    title: firing.title,
    note: firing.note,
  };
}

export function firingToGraphql(firing: FiringBody): FiringObject {
  return {
    id: firing.id,
    reminderId: firing.reminder_id,
    childId: firing.child_id,
    occurrence: new Date(firing.occurrence),
    fireAt: new Date(firing.fire_at),
    state: firing.state,
    snoozedUntil: firing.snoozed_until === null ? null : new Date(firing.snoozed_until),
    title: firing.title,
    note: firing.note,
  };
}
