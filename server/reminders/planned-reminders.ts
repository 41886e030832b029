import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { FiringState, ReminderAudience } from '../../contract/reminders.js';
import { Events } from '../platform/events.js';
import { newId } from '../platform/ids.js';
import { occurrencesBetween } from '../recurrence/occurrences.js';
import { FiringsRepository } from './firings.repository.js';
import type { Reminder } from './reminder.js';
import { FiringSettled } from './reminder-events.js';
import { RemindersRepository } from './reminders.repository.js';

/** An occurrence of a reminder on a child's day. */
export interface PlannedReminder {
  readonly id: string;
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** `null`: it has not fired. */
  readonly state: FiringState | null;
}

/** Reminders as parts of a child's plan. */
@Injectable()
export class PlannedReminders {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reminders: RemindersRepository,
    private readonly firings: FiringsRepository,
    private readonly events: Events,
  ) {}

  /** The occurrences from `from` until before `to`, of the reminders that are for one of these audiences. */
  async between(
    childId: string,
    { from, to }: { from: number; to: number },
    audiences: readonly ReminderAudience[],
  ): Promise<PlannedReminder[]> {
    const reminders = (await this.reminders.ofChild(childId)).filter(
      ({ audience, enabled }) => enabled && audiences.includes(audience),
    );
    const planned = reminders.flatMap((reminder) =>
      occurrencesBetween(reminder.recurrence, from, to).map(({ at }) => ({ reminder, at })),
    );
    const states = await this.firings.statesOf(
      reminders.map(({ id }) => id),
      new Date(from),
      new Date(to),
    );
    return planned.map(({ reminder: { id, title }, at }) => {
      return { id, title, at, state: states.get(`${id} ${at}`) ?? null };
    });
  }

  /** The reminders that a calendar shows: switched on, and private to no one. */
  async ofChild(childId: string): Promise<Reminder[]> {
    return (await this.reminders.ofChild(childId)).filter(({ enabled }) => enabled);
  }

  /** Marks an occurrence as done, whether it has fired or not; one that has not will not. `by` is the account. */
  async markDone({ id, at }: Pick<PlannedReminder, 'id' | 'at'>, by: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const reminder: Reminder | null = await this.reminders.lock(id, manager);
      if (!reminder) return;
      const fireAt = new Date(at - reminder.offsetMinutes * 60_000);
      const firing = { id: newId(), reminderId: id, occurrence: new Date(at), fireAt };
      const done = await this.firings.markDone(firing, by, manager);
      if (done) this.events.emitAfterCommit(manager, new FiringSettled(done));
    });
  }
}
