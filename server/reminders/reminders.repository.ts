import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Reminder, ReminderFields, Viewer } from './reminder.js';
import { MANAGES } from './reminder.policy.js';
import type { ReminderTime } from './reminder-times.js';

export const REMINDER_COLUMNS = `r.id, r.child_id AS "childId", r.owner_id AS "ownerId", r.title, r.note, r.recurrence,
  r.offset_minutes AS "offsetMinutes", r.nag_every AS "nagEvery", r.audience, r.enabled,
  r.next_occurrence AS "nextOccurrence", r.next_at AS "nextAt", r.revision, r.updated_at AS "updatedAt"`;

/** SQL of reminders. */
@Injectable()
export class RemindersRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The next one first; those that are off or over come last. */
  list({ userId, guardedIds }: Viewer, childId: string | null): Promise<Reminder[]> {
    return this.dataSource.query<Reminder[]>(
      `SELECT ${REMINDER_COLUMNS} FROM reminders r
       WHERE ${MANAGES} AND ($3::uuid IS NULL OR r.child_id = $3) ORDER BY r.next_at NULLS LAST, r.id`,
      [userId, guardedIds, childId],
    );
  }

  /** `null`: the caller has no such reminder. With a manager, the row stays locked until the transaction ends. */
  async find(id: string, { userId, guardedIds }: Viewer, manager?: EntityManager): Promise<Reminder | null> {
    const [row] = await (manager ?? this.dataSource.manager).query<Reminder[]>(
      `SELECT ${REMINDER_COLUMNS} FROM reminders r WHERE r.id = $3 AND ${MANAGES} ${manager ? 'FOR UPDATE' : ''}`,
      [userId, guardedIds, id],
    );
    return row ?? null;
  }

  /** For the product itself. The row stays locked until the transaction ends. `null`: it is gone. */
  async lock(id: string, manager: EntityManager): Promise<Reminder | null> {
    const [row] = await manager.query<Reminder[]>(
      `SELECT ${REMINDER_COLUMNS} FROM reminders r WHERE r.id = $1 FOR UPDATE`,
      [id],
    );
    return row ?? null;
  }

  async countOf(ownerId: string, manager: EntityManager): Promise<number> {
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 17))', [`reminders ${ownerId}`]);
    const [row] = await manager.query<{ count: number }[]>(
      'SELECT count(*)::int AS count FROM reminders r WHERE r.owner_id = $1',
      [ownerId],
    );
    return row!.count;
  }

  async insert(
    { id, childId, ownerId, ...fields }: ReminderFields & Pick<Reminder, 'id' | 'childId' | 'ownerId'>,
    next: ReminderTime | null,
    manager: EntityManager,
  ): Promise<Reminder> {
    const [row] = await manager.query<Reminder[]>(
      `INSERT INTO reminders AS r (id, child_id, owner_id, title, note, recurrence, offset_minutes, nag_every, audience,
         enabled, next_occurrence, next_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) RETURNING ${REMINDER_COLUMNS}`,
      [id, childId, ownerId, ...valuesOf(fields), ...timesOf(next)],
    );
    return row!;
  }

  async update(
    id: string,
    fields: ReminderFields,
    next: ReminderTime | null,
    manager: EntityManager,
  ): Promise<Reminder> {
    const [rows] = await manager.query<[Reminder[], number]>(
      `UPDATE reminders r SET title = $2, note = $3, recurrence = $4, offset_minutes = $5, nag_every = $6, audience = $7,
         enabled = $8, next_occurrence = $9, next_at = $10, revision = revision + 1, updated_at = now()
       WHERE r.id = $1 RETURNING ${REMINDER_COLUMNS}`,
      [id, ...valuesOf(fields), ...timesOf(next)],
    );
    return rows[0]!;
  }

  async delete(id: string, manager: EntityManager): Promise<void> {
    await manager.query('DELETE FROM reminders WHERE id = $1', [id]);
  }

  /** What is about the child and not private to one adult. */
  ofChild(childId: string, manager: EntityManager = this.dataSource.manager): Promise<Reminder[]> {
    return manager.query<Reminder[]>(
      `SELECT ${REMINDER_COLUMNS} FROM reminders r
       WHERE r.child_id = $1 AND r.audience <> 'me' ORDER BY r.created_at, r.id`,
      [childId],
    );
  }

  /** What the account has written, for its export. */
  ownedBy(userId: string, manager: EntityManager): Promise<Reminder[]> {
    return manager.query<Reminder[]>(
      `SELECT ${REMINDER_COLUMNS} FROM reminders r WHERE r.owner_id = $1 ORDER BY r.created_at, r.id`,
      [userId],
    );
  }

  /** Reminders that are for the account alone. Those of a family stay, without their owner. */
  async deleteOwn(userId: string, manager: EntityManager): Promise<void> {
    await manager.query(`DELETE FROM reminders r WHERE r.owner_id = $1 AND r.audience = 'me'`, [userId]);
  }
}

function valuesOf(fields: ReminderFields): unknown[] {
  const { title, note, recurrence, offsetMinutes, nagEvery, audience, enabled } = fields;
  return [title, note, JSON.stringify(recurrence), offsetMinutes, nagEvery, audience, enabled];
}

function timesOf(next: ReminderTime | null): (Date | null)[] {
  return next ? [new Date(next.occurrence), new Date(next.fireAt)] : [null, null];
}
