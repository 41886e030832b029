import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { FIRING_COLUMNS } from './firings.repository.js';
import type { Firing, Reminder } from './reminder.js';
import type { ReminderTime } from './reminder-times.js';
import { REMINDER_COLUMNS } from './reminders.repository.js';

export type DueReminder = Reminder & { readonly zone: string; readonly nextOccurrence: Date; readonly nextAt: Date };

export interface NewFiring {
  readonly id: string;
  readonly reminderId: string;
  readonly time: ReminderTime;
  readonly state: 'fired' | 'missed';
  readonly ringAt: Date | null;
}

/** SQL of the sweep: batches of what is due, which no other node takes at the same time. */
@Injectable()
export class SweepRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Whether any batch would find something: one statement on four small indexes, for the many times when there is nothing. */
  async isAnythingDue(): Promise<boolean> {
    const [row] = await this.dataSource.query<{ due: boolean }[]>(
      `SELECT EXISTS (SELECT FROM reminders r WHERE r.next_at <= now())
           OR EXISTS (SELECT FROM reminder_firings f WHERE f.ring_at <= now())
           OR EXISTS (SELECT FROM held_reminders h WHERE h.until <= now())
           OR EXISTS (SELECT FROM reminder_firings f WHERE NOT f.is_summed) AS due`,
    );
    return row!.due;
  }

  /** Locks what is due, up to a limit; rows that another node holds are left to it. */
  takeDue(limit: number, manager: EntityManager): Promise<DueReminder[]> {
    return manager.query<DueReminder[]>(
      `SELECT ${REMINDER_COLUMNS}, r.recurrence ->> 'zone' AS zone FROM reminders r
       WHERE r.next_at <= now() ORDER BY r.next_at LIMIT $1 FOR UPDATE SKIP LOCKED`,
      [limit],
    );
  }

  /** @returns the ids of those that no firing existed for */
  async insert(firings: readonly NewFiring[], manager: EntityManager): Promise<Set<string>> {
    const rows = await manager.query<{ id: string }[]>(
      `INSERT INTO reminder_firings (id, reminder_id, occurrence, fire_at, state, ring_at, is_summed)
       SELECT given.*, given.state <> 'missed'
       FROM unnest($1::uuid[], $2::uuid[], $3::timestamptz[], $4::timestamptz[], $5::text[], $6::timestamptz[])
         AS given (id, reminder_id, occurrence, fire_at, state, ring_at)
       ON CONFLICT (reminder_id, occurrence) DO NOTHING RETURNING id`,
      [
        firings.map(({ id }) => id),
        firings.map(({ reminderId }) => reminderId),
        firings.map(({ time }) => new Date(time.occurrence)),
        firings.map(({ time }) => new Date(time.fireAt)),
        firings.map(({ state }) => state),
        firings.map(({ ringAt }) => ringAt),
      ],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** A reminder that fires again leaves no earlier firing open. */
  async closeEarlier(firings: readonly NewFiring[], manager: EntityManager): Promise<void> {
    await manager.query(
      `UPDATE reminder_firings f SET state = 'missed', ring_at = NULL
       WHERE f.reminder_id = ANY($1::uuid[]) AND f.state IN ('fired', 'snoozed') AND f.id <> ALL($2::uuid[])`,
      [firings.map(({ reminderId }) => reminderId), firings.map(({ id }) => id)],
    );
  }

  async moveOn(times: readonly { id: string; next: ReminderTime | null }[], manager: EntityManager): Promise<void> {
    await manager.query(
      `UPDATE reminders r SET next_occurrence = given.occurrence, next_at = given.fire_at
       FROM unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[]) AS given (id, occurrence, fire_at)
       WHERE r.id = given.id`,
      [
        times.map(({ id }) => id),
        times.map(({ next }) => next && new Date(next.occurrence)),
        times.map(({ next }) => next && new Date(next.fireAt)),
      ],
    );
  }

  /** Locks open firings that ring again. */
  takeRinging(limit: number, manager: EntityManager): Promise<Firing[]> {
    return manager.query<Firing[]>(
      `SELECT ${FIRING_COLUMNS} FROM reminder_firings f JOIN reminders r ON r.id = f.reminder_id
       WHERE f.ring_at <= now() ORDER BY f.ring_at LIMIT $1 FOR UPDATE OF f SKIP LOCKED`,
      [limit],
    );
  }

  async ring(
    firings: readonly { id: string; nags: number; ringAt: Date | null }[],
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      `UPDATE reminder_firings f
       SET state = 'fired', snoozed_until = NULL, nags = given.nags, ring_at = given.ring_at
       FROM unnest($1::uuid[], $2::int[], $3::timestamptz[]) AS given (id, nags, ring_at) WHERE f.id = given.id`,
      [firings.map(({ id }) => id), firings.map(({ nags }) => nags), firings.map(({ ringAt }) => ringAt)],
    );
  }

  async hold(
    held: readonly { firingId: string; userId: string; until: Date }[],
    manager: EntityManager,
  ): Promise<void> {
    if (held.length === 0) return;
    await manager.query(
      `INSERT INTO held_reminders (firing_id, user_id, until)
       SELECT given.firing_id, given.user_id, given.until
       FROM unnest($1::uuid[], $2::uuid[], $3::timestamptz[]) AS given (firing_id, user_id, until)
       ON CONFLICT (firing_id, user_id) DO UPDATE SET until = excluded.until`,
      [held.map(({ firingId }) => firingId), held.map(({ userId }) => userId), held.map(({ until }) => until)],
    );
  }

  /** Takes notices whose quiet hours are over, with the firings that are still open. */
  takeHeld(limit: number, manager: EntityManager): Promise<(Firing & { heldFor: string })[]> {
    return manager.query<(Firing & { heldFor: string })[]>(
      `WITH due AS (
         SELECT h.firing_id, h.user_id FROM held_reminders h WHERE h.until <= now() ORDER BY h.until LIMIT $1
         FOR UPDATE SKIP LOCKED),
       taken AS (DELETE FROM held_reminders h USING due
         WHERE h.firing_id = due.firing_id AND h.user_id = due.user_id RETURNING h.firing_id, h.user_id)
       SELECT ${FIRING_COLUMNS}, taken.user_id AS "heldFor" FROM taken
       JOIN reminder_firings f ON f.id = taken.firing_id JOIN reminders r ON r.id = f.reminder_id
       WHERE f.state = 'fired'`,
      [limit],
    );
  }

  /**
   * Takes what was missed in an outage and has not been summed up, once no node is still catching up: each adult hears of it
   * once.
   */
  takeMissed(limit: number, manager: EntityManager): Promise<Firing[]> {
    return manager.query<Firing[]>(
      `WITH missed AS (
         UPDATE reminder_firings SET is_summed = true WHERE id IN (
           SELECT f.id FROM reminder_firings f
            WHERE NOT f.is_summed
              AND NOT EXISTS (SELECT FROM reminders r WHERE r.next_at < now() - interval '1 minute')
            ORDER BY f.fired_at LIMIT $1
           FOR UPDATE SKIP LOCKED) RETURNING id)
       SELECT ${FIRING_COLUMNS} FROM missed JOIN reminder_firings f ON f.id = missed.id
       JOIN reminders r ON r.id = f.reminder_id`,
      [limit],
    );
  }

  async deleteOld(days: number): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM reminder_firings f USING reminders r
       WHERE r.id = f.reminder_id AND f.fire_at < now() - make_interval(days => $1)
         AND (f.state NOT IN ('fired', 'snoozed') OR r.next_at IS NULL)`,
      [days],
    );
  }
}
