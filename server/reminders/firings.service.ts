import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { FiringState } from '../../contract/reminders.js';
import type { Actor } from '../access/actor.js';
import { DatabaseClock } from '../platform/database/database-clock.js';
import { AppError } from '../platform/errors/app-error.js';
import { Events } from '../platform/events.js';
import { existingId } from '../platform/validation/text.js';
import { FiringsRepository } from './firings.repository.js';
import type { Firing } from './reminder.js';
import { FiringSettled } from './reminder-events.js';
import { Viewers } from './viewers.js';

const MINUTE_MS = 60_000;

/** The states from which each state can be reached. A repeated call changes nothing. */
const FROM: Readonly<Record<'done' | 'skipped' | 'snoozed', readonly FiringState[]>> = {
  done: ['fired', 'snoozed', 'missed', 'done'],
  skipped: ['fired', 'snoozed', 'skipped'],
  snoozed: ['fired', 'snoozed'],
};

/** What is due for the caller, and what the caller does about it. It is settled for everyone whom it was for. */
@Injectable()
export class FiringsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly firings: FiringsRepository,
    private readonly viewers: Viewers,
    private readonly events: Events,
    private readonly clock: DatabaseClock,
  ) {}

  async due(actor: Actor): Promise<Firing[]> {
    return this.firings.openOf(await this.viewers.of(actor));
  }

  async missed(actor: Actor): Promise<Firing[]> {
    return this.firings.missedOf(await this.viewers.of(actor));
  }

  done(actor: Actor, firingId: unknown): Promise<Firing> {
    return this.settle(actor, firingId, 'done', null);
  }

  skip(actor: Actor, firingId: unknown): Promise<Firing> {
    return this.settle(actor, firingId, 'skipped', null);
  }

  /** It rings again after so many minutes. */
  snooze(actor: Actor, firingId: unknown, minutes: number): Promise<Firing> {
    return this.settle(actor, firingId, 'snoozed', new Date(this.clock.now().getTime() + minutes * MINUTE_MS));
  }

  /** @throws AppError `firing_not_found` */
  async require(actor: Actor, firingId: unknown): Promise<Firing> {
    const id = existingId(firingId);
    const viewer = await this.viewers.of(actor);
    const firing = id ? await this.firings.find(id, viewer) : null;
    if (!firing) throw new AppError('firing_not_found');
    return firing;
  }

  /** @throws AppError `firing_not_found`, `firing_settled` if it was settled in another way */
  private async settle(
    actor: Actor,
    firingId: unknown,
    state: 'done' | 'skipped' | 'snoozed',
    until: Date | null,
  ): Promise<Firing> {
    const { id } = await this.require(actor, firingId);
    const viewer = await this.viewers.of(actor);
    return this.dataSource.transaction(async (manager) => {
      const firing = await this.firings.find(id, viewer, manager);
      if (!firing) throw new AppError('firing_not_found');
      if (!FROM[state].includes(firing.state)) throw new AppError('firing_settled', { state: firing.state });
      if (firing.state === state && state !== 'snoozed') return firing;
      await this.firings.settle(id, { state, until, by: actor.userId }, manager);
      const settled = { ...firing, state, snoozedUntil: until };
      this.events.emitAfterCommit(manager, new FiringSettled(settled));
      return settled;
    });
  }
}
