import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Child } from '../children/child.js';
import { afterCommit } from '../platform/database/after-commit.js';
import { DatabaseClock } from '../platform/database/database-clock.js';
import { localDateOf } from '../recurrence/zone.js';
import { ChildChanges } from './child-changes.js';
import { ControlsRepository } from './controls.repository.js';
import { GoalsRepository } from './goals.repository.js';
import type { Pass } from './passes.js';

/** What guardians open for the local day of a child. Each works within the caller's transaction. */
@Injectable()
export class DayOpenings {
  constructor(
    private readonly repository: ControlsRepository,
    private readonly goals: GoalsRepository,
    private readonly changes: ChildChanges,
    private readonly clock: DatabaseClock,
  ) {}

  /** Opens areas, topics and words. */
  async open(manager: EntityManager, child: Child, passes: readonly Pass[]): Promise<void> {
    if (passes.length === 0) return;
    await this.repository.addPasses(child.id, this.today(child), passes, manager);
    this.announce(manager, child);
  }

  /** Today's goal no longer keeps games closed. Nothing is owed tomorrow. */
  async waiveGoal(manager: EntityManager, child: Child): Promise<void> {
    await this.goals.waive(child.id, this.today(child), manager);
    this.announce(manager, child);
  }

  private announce(manager: EntityManager, { userId }: Child): void {
    afterCommit(manager, () => this.changes.announce(userId, { what: 'rules' }));
  }

  private today({ timeZone }: Child): string {
    return localDateOf(this.clock.now().getTime(), timeZone);
  }
}
