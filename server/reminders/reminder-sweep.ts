import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { NAGS_MAX } from '../../contract/reminders.js';
import { newId } from '../platform/ids.js';
import { OncePerCluster, OnEveryNode } from '../platform/jobs/periodic-task.js';
import type { Firing } from './reminder.js';
import { ReminderDelivery } from './reminder-delivery.js';
import { dueTimes, type ReminderTime } from './reminder-times.js';
import { type DueReminder, type NewFiring, SweepRepository } from './sweep.repository.js';

const BATCH = 500;
const MISSED_BATCH = 5_000;
const MINUTE_MS = 60_000;
const RETRY_MS = 60 * MINUTE_MS;
/** Firings are kept for three months. */
const KEEP_DAYS = 92;

/**
 * Fires what is due. Every node sweeps, and takes rows that no other node holds: each batch is one transaction, which writes
 * the firings, the notices and the next times, or nothing. A node that dies leaves its batch to the others.
 */
@Injectable()
export class ReminderSweep {
  private readonly logger = new Logger('ReminderSweep');

  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: SweepRepository,
    private readonly delivery: ReminderDelivery,
  ) {}

  @OnEveryNode({ name: 'fire-reminders', everyMs: 500, timeoutMs: 30_000 })
  async sweep(): Promise<void> {
    if (!(await this.repository.isAnythingDue())) return;
    await this.inBatches((manager) => this.fireDue(manager));
    await this.inBatches((manager) => this.ringAgain(manager));
    await this.inBatches((manager) => this.deliverHeld(manager));
    await this.inBatches((manager) => this.sumUpMissed(manager));
  }

  @OncePerCluster({ name: 'delete-old-firings', cron: '17 3 * * *', timeoutMs: 60_000 })
  deleteOld(): Promise<void> {
    return this.repository.deleteOld(KEEP_DAYS);
  }

  /** Until a batch is not full. */
  private async inBatches(batch: (manager: EntityManager) => Promise<number>): Promise<void> {
    while ((await this.dataSource.transaction(batch)) >= BATCH);
  }

  private async fireDue(manager: EntityManager): Promise<number> {
    const due = await this.repository.takeDue(BATCH, manager);
    if (due.length === 0) return 0;
    const now = await this.nowOf(manager);
    const planned = due.map((reminder) => ({ reminder, ...this.planOf(reminder, now) }));
    const firings = planned.flatMap((one) => one.firings);
    const isNew = await this.repository.insert(firings, manager);
    await this.repository.closeEarlier(newest(firings.filter(({ id }) => isNew.has(id))), manager);
    await this.repository.moveOn(
      planned.map(({ reminder, next }) => ({ id: reminder.id, next })),
      manager,
    );
    const fired = planned.flatMap(({ reminder, firings: own }) =>
      own.filter(({ id, state }) => state === 'fired' && isNew.has(id)).map((firing) => firingOf(reminder, firing)),
    );
    await this.delivery.deliver(fired, now, manager);
    return due.length;
  }

  /** One reminder that cannot be computed must not hold up those of everyone else: it waits for an hour. */
  private planOf(reminder: DueReminder, now: number): Plan {
    try {
      return plan(reminder, now);
    } catch (error) {
      this.logger.error(
        { err: error, reminderId: reminder.id },
        'A reminder could not be computed and waits for an hour',
      );
      const next = { occurrence: reminder.nextOccurrence.getTime(), fireAt: now + RETRY_MS };
      return { firings: [], next };
    }
  }

  private async ringAgain(manager: EntityManager): Promise<number> {
    const ringing = await this.repository.takeRinging(BATCH, manager);
    if (ringing.length === 0) return 0;
    const now = await this.nowOf(manager);
    const rung = ringing.map((firing) => {
      // The end of a snooze is no nag.
      const nags = firing.nags + (firing.state === 'fired' ? 1 : 0);
      const isLast = firing.nagEvery === null || nags >= NAGS_MAX;
      const ringAt = isLast ? null : new Date(now + firing.nagEvery * MINUTE_MS);
      return { ...firing, state: 'fired' as const, snoozedUntil: null, nags, ringAt, isNag: firing.state === 'fired' };
    });
    await this.repository.ring(rung, manager);
    await this.delivery.deliver(rung, now, manager);
    return ringing.length;
  }

  private async deliverHeld(manager: EntityManager): Promise<number> {
    const held = await this.repository.takeHeld(BATCH, manager);
    if (held.length > 0) await this.delivery.deliverTo(held, await this.nowOf(manager), manager);
    return held.length;
  }

  private async sumUpMissed(manager: EntityManager): Promise<number> {
    const missed = await this.repository.takeMissed(MISSED_BATCH, manager);
    if (missed.length > 0) await this.delivery.sumUp(missed, await this.nowOf(manager), manager);
    return missed.length;
  }

  /** The time of the database decides, as in the statement that found the rows. */
  private async nowOf(manager: EntityManager): Promise<number> {
    const [row] = await manager.query<{ now: Date }[]>('SELECT now() AS now');
    return row!.now.getTime();
  }
}

interface Plan {
  readonly firings: NewFiring[];
  readonly next: ReminderTime | null;
}

function plan(reminder: DueReminder, now: number): Plan {
  const stored = { occurrence: reminder.nextOccurrence.getTime(), fireAt: reminder.nextAt.getTime() };
  const { fires, missed, next } = dueTimes(reminder, stored, now);
  const nag = reminder.nagEvery === null ? null : new Date(now + reminder.nagEvery * MINUTE_MS);
  const firings: NewFiring[] = [
    ...missed.map((time) => ({ id: newId(), reminderId: reminder.id, time, state: 'missed' as const, ringAt: null })),
    ...fires.map((time) => ({ id: newId(), reminderId: reminder.id, time, state: 'fired' as const, ringAt: nag })),
  ];
  return { firings, next };
}

/** The last one of each reminder. */
function newest(firings: readonly NewFiring[]): NewFiring[] {
  return [...new Map(firings.map((firing) => [firing.reminderId, firing])).values()];
}

function firingOf(reminder: DueReminder, { id, time }: NewFiring): Firing {
  const { childId, ownerId, audience, zone, nagEvery, title, note } = reminder;
  return {
    ...{ id, reminderId: reminder.id, childId, ownerId, audience, zone, nagEvery, title, note },
    occurrence: new Date(time.occurrence),
    fireAt: new Date(time.fireAt),
    state: 'fired',
    snoozedUntil: null,
    nags: 0,
  };
}
