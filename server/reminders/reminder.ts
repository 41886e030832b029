import type { Recurrence } from '../../contract/recurrence.js';
import type { FiringState, ReminderAudience } from '../../contract/reminders.js';

export interface Reminder {
  readonly id: string;
  /** `null`: it is for its owner alone. */
  readonly childId: string | null;
  /** `null`: the account is gone. */
  readonly ownerId: string | null;
  readonly title: string;
  readonly note: string | null;
  readonly recurrence: Recurrence;
  readonly offsetMinutes: number;
  readonly nagEvery: number | null;
  readonly audience: ReminderAudience;
  readonly enabled: boolean;
  readonly nextOccurrence: Date | null;
  readonly nextAt: Date | null;
  readonly revision: number;
  readonly updatedAt: Date;
}

export type ReminderFields = Pick<
  Reminder,
  'title' | 'note' | 'recurrence' | 'offsetMinutes' | 'nagEvery' | 'audience' | 'enabled'
>;

/** One occurrence of a reminder that was due, with what its reminder says now. */
export interface Firing {
  readonly id: string;
  readonly reminderId: string;
  readonly childId: string | null;
  readonly ownerId: string | null;
  readonly audience: ReminderAudience;
  readonly zone: string;
  readonly occurrence: Date;
  readonly fireAt: Date;
  readonly state: FiringState;
  readonly snoozedUntil: Date | null;
  readonly nagEvery: number | null;
  readonly nags: number;
  readonly title: string;
  readonly note: string | null;
}

/** The accounts and children by which a caller sees reminders. */
export interface Viewer {
  readonly userId: string;
  /** The children whose guardian the caller is. */
  readonly guardedIds: readonly string[];
  /** The child whose device asks; `null` for adults. */
  readonly childId: string | null;
}
