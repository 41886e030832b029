/** A reminder as the fields of a form. */
import { REMINDER_NOTE_MAX_LENGTH, REMINDER_TITLE_MAX_LENGTH } from '../../contract/reminders';
import { clockText, wallTimeAt } from '../controls/child-clock';
import type {
  CreateReminderInput,
  ReminderAudience,
  ReminderFieldsFragment,
  UpdateReminderInput,
} from '../gql/graphql';
import {
  fromRecurrence,
  newRepeat,
  type RepeatForm,
  type RepeatProblems,
  repeatProblems,
  toRecurrence,
} from '../recurrence/repeat';
import { t } from './texts';

export interface ReminderForm {
  title: string;
  note: string;
  /** Null: for the reader alone. */
  childId: string | null;
  repeat: RepeatForm;
  offsetMinutes: number;
  nagEvery: number | null;
  audience: ReminderAudience;
}

const HOUR_MS = 3_600_000;

/** A reminder of a child at the next full hour. */
export function newReminder(now: number, zone: string, childId: string | null): ReminderForm {
  const { date, minutes } = wallTimeAt(now + HOUR_MS, zone);
  return {
    ...{ title: '', note: '', childId, offsetMinutes: 0, nagEvery: null },
    repeat: newRepeat(date, clockText(minutes - (minutes % 60)), zone),
    audience: childId === null ? 'ME' : 'GUARDIANS',
  };
}

export function formOf(reminder: ReminderFieldsFragment): ReminderForm {
  const { title, note, childId, recurrence, offsetMinutes, nagEvery, audience } = reminder;
  return { title, note: note ?? '', childId, repeat: fromRecurrence(recurrence), offsetMinutes, nagEvery, audience };
}

export type ReminderProblems = RepeatProblems & { title?: string; note?: string };

export function problemsOf({ title, note, repeat }: ReminderForm): ReminderProblems {
  const length = [...title.trim()].length;
  return {
    ...repeatProblems(repeat),
    ...(length === 0 ? { title: t('problem.noTitle') } : {}),
    ...(length > REMINDER_TITLE_MAX_LENGTH
      ? { title: t('problem.characters', { count: REMINDER_TITLE_MAX_LENGTH }) }
      : {}),
    ...([...note.trim()].length > REMINDER_NOTE_MAX_LENGTH
      ? { note: t('problem.characters', { count: REMINDER_NOTE_MAX_LENGTH }) }
      : {}),
  };
}

export function createInputOf({ childId, repeat, title, note, ...rest }: ReminderForm): CreateReminderInput {
  return {
    ...rest,
    ...(childId === null ? {} : { childId }),
    title: title.trim(),
    note: note.trim(),
    recurrence: toRecurrence(repeat),
  };
}

/** Only what has changed: a time that is sent again would end a snooze. */
export function updateInputOf(form: ReminderForm, stored: ReminderFieldsFragment): UpdateReminderInput {
  const before = formOf(stored);
  const { title, note, offsetMinutes, nagEvery, audience, repeat } = form;
  const isSameTime = JSON.stringify(toRecurrence(repeat)) === JSON.stringify(toRecurrence(before.repeat));
  return {
    ...(title.trim() === before.title ? {} : { title: title.trim() }),
    ...(note.trim() === before.note ? {} : { note: note.trim() || null }),
    ...(offsetMinutes === before.offsetMinutes ? {} : { offsetMinutes }),
    ...(nagEvery === before.nagEvery ? {} : { nagEvery }),
    ...(audience === before.audience ? {} : { audience }),
    ...(isSameTime ? {} : { recurrence: toRecurrence(repeat) }),
  };
}
