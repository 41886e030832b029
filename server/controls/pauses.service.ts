import { Injectable } from '@nestjs/common';
import type { Actor } from '../access/actor.js';
import type { Child } from '../children/child.js';
import { ChildrenService } from '../children/children.service.js';
import { HouseholdsService } from '../households/households.service.js';
import { ChildChanges } from './child-changes.js';

/** Pauses children at once on every node, and resumes them. Time alone never ends a pause. */
@Injectable()
export class PausesService {
  constructor(
    private readonly children: ChildrenService,
    private readonly households: HouseholdsService,
    private readonly changes: ChildChanges,
  ) {}

  /** @returns the child as it is now. @throws AppError `child_not_found`, `forbidden` */
  async setForChild(actor: Actor, childId: string, isPaused: boolean): Promise<Child> {
    const child = await this.children.require(actor, childId, 'manage');
    await this.set(actor, [child], isPaused);
    return this.children.require(actor, childId, 'manage');
  }

  /** All children of the household. @returns them as they are now. @throws AppError `household_not_found`, `forbidden` */
  async setForHousehold(actor: Actor, householdId: string, isPaused: boolean): Promise<Child[]> {
    const { id } = await this.households.require(actor, householdId, 'pause');
    const read = async () => (await this.children.list(actor)).filter(({ householdIds }) => householdIds.includes(id));
    await this.set(actor, await read(), isPaused);
    return read();
  }

  private async set(actor: Actor, children: readonly Child[], isPaused: boolean): Promise<void> {
    const changed = await this.children.setPaused(actor, children, isPaused);
    await Promise.all(changed.map(({ userId }) => this.changes.announce(userId, { what: 'pause' })));
  }
}
