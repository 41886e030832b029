import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { REMINDERS_PER_ACCOUNT } from '../../contract/reminders.js';
import type { Actor } from '../access/actor.js';
import type { Child } from '../children/child.js';
import { ChildrenService } from '../children/children.service.js';
import { ChildChanges } from '../controls/child-changes.js';
import { afterCommit } from '../platform/database/after-commit.js';
import { DatabaseClock } from '../platform/database/database-clock.js';
import { AppError, fieldError } from '../platform/errors/app-error.js';
import { newId } from '../platform/ids.js';
import { existingId } from '../platform/validation/text.js';
import { requireHappening } from '../recurrence/recurrence.dto.js';
import { FiringsRepository } from './firings.repository.js';
import type { Reminder, ReminderFields } from './reminder.js';
import { firstTime, nextTime, type ReminderTime } from './reminder-times.js';
import { RemindersRepository } from './reminders.repository.js';
import { Viewers } from './viewers.js';

/** A change of these gives a reminder another next time, and ends what its last firing still does. */
const TIMED = ['recurrence', 'offsetMinutes', 'enabled'] as const;

/** Reminders: for the adult who creates them, or for the people around one child. */
@Injectable()
export class RemindersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reminders: RemindersRepository,
    private readonly firings: FiringsRepository,
    private readonly viewers: Viewers,
    private readonly children: ChildrenService,
    private readonly changes: ChildChanges,
    private readonly clock: DatabaseClock,
  ) {}

  /** @throws AppError `child_not_found`, `forbidden` for a helper of the child */
  async list(actor: Actor, childId: string | null): Promise<Reminder[]> {
    const child = childId === null ? null : await this.children.require(actor, childId, 'manage');
    return this.reminders.list(await this.viewers.of(actor), child?.id ?? null);
  }

  /** @throws AppError `reminder_not_found` */
  async require(actor: Actor, reminderId: unknown): Promise<Reminder> {
    const id = existingId(reminderId);
    const reminder = id ? await this.reminders.find(id, await this.viewers.of(actor)) : null;
    if (!reminder) throw new AppError('reminder_not_found');
    return reminder;
  }

  /** The child that a new reminder is about. @throws AppError `child_not_found`, `forbidden` for a helper */
  async childOf(actor: Actor, childId: unknown): Promise<Child | null> {
    return childId === undefined || childId === null ? null : this.children.require(actor, childId, 'manage');
  }

  /** @throws AppError `never_happens`, `too_many_reminders` */
  async create(actor: Actor, child: Child | null, fields: ReminderFields): Promise<Reminder> {
    requireHappening(fields.recurrence);
    return this.dataSource.transaction(async (manager) => {
      if ((await this.reminders.countOf(actor.userId, manager)) >= REMINDERS_PER_ACCOUNT) {
        throw new AppError('too_many_reminders');
      }
      const owned = { id: newId(), childId: child?.id ?? null, ownerId: actor.userId, ...fields };
      const reminder = await this.reminders.insert(owned, this.nextOf(fields), manager);
      await this.announce(manager, actor, reminder, child, 'reminder_created');
      return reminder;
    });
  }

  /** @throws AppError `reminder_not_found`, `never_happens`, `validation_failed` */
  async update(actor: Actor, reminder: Reminder, patch: Partial<ReminderFields>): Promise<Reminder> {
    if (patch.recurrence) requireHappening(patch.recurrence);
    const child = await this.childOf(actor, reminder.childId);
    if (!child && (patch.audience ?? 'me') !== 'me') {
      throw fieldError('audience', 'aloneReminder');
    }
    const viewer = await this.viewers.of(actor);
    return this.dataSource.transaction(async (manager) => {
      const current = await this.reminders.find(reminder.id, viewer, manager);
      if (!current) throw new AppError('reminder_not_found');
      // A reminder that becomes private belongs to the one who made it so.
      if (patch.audience === 'me' && current.ownerId !== actor.userId) {
        throw fieldError('audience', 'ownReminder');
      }
      const fields: ReminderFields = { ...current, ...patch };
      const isTimed = TIMED.some((field) => patch[field] !== undefined);
      const next = isTimed ? await this.nextUnfired(current.id, fields, manager) : storedTime(current);
      if (isTimed) await this.firings.stopRinging(current.id, manager);
      const updated = await this.reminders.update(current.id, fields, next, manager);
      await this.announce(manager, actor, updated, child, 'reminder_changed', Object.keys(patch));
      return updated;
    });
  }

  async delete(actor: Actor, reminder: Reminder): Promise<void> {
    const child = await this.childOf(actor, reminder.childId);
    await this.dataSource.transaction(async (manager) => {
      await this.reminders.delete(reminder.id, manager);
      await this.announce(manager, actor, reminder, child, 'reminder_deleted');
    });
  }

  /** An occurrence that has fired does not fire again at another time. */
  private async nextUnfired(id: string, fields: ReminderFields, manager: EntityManager): Promise<ReminderTime | null> {
    let next = this.nextOf(fields);
    while (next && (await this.firings.hasFired(id, new Date(next.occurrence), manager))) {
      next = nextTime(fields, next.fireAt + 1);
    }
    return next;
  }

  private nextOf(fields: ReminderFields): ReminderTime | null {
    return fields.enabled ? firstTime(fields, this.clock.now().getTime()) : null;
  }

  /** What is for one adult alone is no business of the household. */
  private async announce(
    manager: EntityManager,
    { userId: actorId }: Actor,
    { id, audience }: Reminder,
    child: Child | null,
    action: string,
    changed?: readonly string[],
  ): Promise<void> {
    if (!child || audience === 'me') return;
    const detail = { reminder_id: id, ...(changed ? { changed } : {}) };
    await this.children.log(manager, child, { action, actorId, detail });
    if (audience !== 'guardians') afterCommit(manager, () => this.changes.announce(child.userId, { what: 'plan' }));
  }
}

function storedTime({ nextOccurrence, nextAt }: Reminder): ReminderTime | null {
  if (!nextOccurrence || !nextAt) return null;
  return { occurrence: nextOccurrence.getTime(), fireAt: nextAt.getTime() };
}
