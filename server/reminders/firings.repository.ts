import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type FiringState, MISSED_LISTED_DAYS, MISSED_LISTED_MAX } from '../../contract/reminders.js';
import type { Firing, Viewer } from './reminder.js';
import { IS_FOR } from './reminder.policy.js';

export const FIRING_COLUMNS = `f.id, f.reminder_id AS "reminderId", r.child_id AS "childId", r.owner_id AS "ownerId", r.audience,
  r.recurrence ->> 'zone' AS zone, f.occurrence, f.fire_at AS "fireAt", f.state, f.snoozed_until AS "snoozedUntil",
  r.nag_every AS "nagEvery", f.nags, r.title, r.note`;

/** SQL: no one has settled it yet. */
const OPEN = `f.state IN ('fired', 'snoozed')`;

/** SQL of firings: what was due, and what became of it. */
@Injectable()
export class FiringsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The open firings of the caller, the oldest first. */
  openOf(viewer: Viewer): Promise<Firing[]> {
    return this.dataSource.query<Firing[]>(
      `SELECT ${FIRING_COLUMNS} FROM reminder_firings f JOIN reminders r ON r.id = f.reminder_id
       WHERE ${IS_FOR} AND ${OPEN} ORDER BY f.fire_at, f.id`,
      parametersOf(viewer),
    );
  }

  /** The firings of the caller that were missed in the last days, the newest first. */
  missedOf(viewer: Viewer): Promise<Firing[]> {
    return this.dataSource.query<Firing[]>(
      `SELECT ${FIRING_COLUMNS} FROM reminder_firings f JOIN reminders r ON r.id = f.reminder_id
       WHERE ${IS_FOR} AND f.state = 'missed' AND f.fire_at > now() - make_interval(days => $4)
       ORDER BY f.fire_at DESC, f.id LIMIT $5`,
      [...parametersOf(viewer), MISSED_LISTED_DAYS, MISSED_LISTED_MAX],
    );
  }

  /** `null`: it is not for the caller. With a manager, the row stays locked until the transaction ends. */
  async find(id: string, viewer: Viewer, manager?: EntityManager): Promise<Firing | null> {
    const [row] = await (manager ?? this.dataSource.manager).query<Firing[]>(
      `SELECT ${FIRING_COLUMNS} FROM reminder_firings f JOIN reminders r ON r.id = f.reminder_id
       WHERE f.id = $4 AND ${IS_FOR} ${manager ? 'FOR UPDATE OF f' : ''}`,
      [...parametersOf(viewer), id],
    );
    return row ?? null;
  }

  /** Whether a firing exists for the occurrence, whatever became of it. */
  async hasFired(reminderId: string, occurrence: Date, manager: EntityManager): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      'SELECT 1 FROM reminder_firings WHERE reminder_id = $1 AND occurrence = $2',
      [reminderId, occurrence],
    );
    return rows.length > 0;
  }

  /** Ends it, or lets it ring again at `until`. */
  async settle(
    id: string,
    settled: { state: FiringState; until: Date | null; by: string },
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      `UPDATE reminder_firings SET state = $2, snoozed_until = $3, ring_at = $3, settled_by = $4, settled_at = now()
       WHERE id = $1`,
      [id, settled.state, settled.until, settled.by],
    );
  }

  /** The states of occurrences from `from` until before `to`, by the reminder's id and the instant. */
  async statesOf(reminderIds: readonly string[], from: Date, to: Date): Promise<Map<string, FiringState>> {
    const rows = await this.dataSource.query<Pick<Firing, 'reminderId' | 'occurrence' | 'state'>[]>(
      `SELECT f.reminder_id AS "reminderId", f.occurrence, f.state FROM reminder_firings f
       WHERE f.reminder_id = ANY($1::uuid[]) AND f.occurrence >= $2 AND f.occurrence < $3`,
      [reminderIds, from, to],
    );
    return new Map(rows.map(({ reminderId, occurrence, state }) => [`${reminderId} ${occurrence.getTime()}`, state]));
  }

  /** Marks an occurrence as done, also one that has not fired. `null`: it was done before. */
  async markDone(
    { id, reminderId, occurrence, fireAt }: Pick<Firing, 'id' | 'reminderId' | 'occurrence' | 'fireAt'>,
    by: string,
    manager: EntityManager,
  ): Promise<Firing | null> {
    const [row] = await manager.query<Firing[]>(
      `WITH done AS (
         INSERT INTO reminder_firings AS f (id, reminder_id, occurrence, fire_at, state, settled_by, settled_at)
         VALUES ($1, $2, $3, $4, 'done', $5, now())
         ON CONFLICT (reminder_id, occurrence) DO UPDATE
           SET state = 'done', snoozed_until = NULL, ring_at = NULL, settled_by = $5, settled_at = now()
           WHERE f.state <> 'done'
         RETURNING f.*)
       SELECT ${FIRING_COLUMNS} FROM done f JOIN reminders r ON r.id = f.reminder_id`,
      [id, reminderId, occurrence, fireAt, by],
    );
    return row ?? null;
  }

  /** A changed time or a switched-off reminder ends snoozing and nagging. */
  async stopRinging(reminderId: string, manager: EntityManager): Promise<void> {
    await manager.query(
      `UPDATE reminder_firings f SET state = 'fired', snoozed_until = NULL, ring_at = NULL
       WHERE f.reminder_id = $1 AND ${OPEN}`,
      [reminderId],
    );
  }
}

function parametersOf({ userId, guardedIds, childId }: Viewer): unknown[] {
  return [userId, guardedIds, childId];
}
