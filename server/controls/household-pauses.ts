import { Injectable } from '@nestjs/common';
import type { Actor } from '../access/actor.js';
import type { Child } from '../children/child.js';
import { ChildrenService } from '../children/children.service.js';
import { HouseholdsService } from '../households/households.service.js';
import { PausesService } from './pauses.service.js';

/** Pauses all children of a household, and resumes them. */
@Injectable()
export class HouseholdPauses {
  constructor(
    private readonly households: HouseholdsService,
    private readonly children: ChildrenService,
    private readonly pauses: PausesService,
  ) {}

  /** @throws AppError `household_not_found`, `forbidden` */
  async set(actor: Actor, householdId: string, isPaused: boolean): Promise<Child[]> {
    const household = await this.households.require(actor, householdId, 'pause');
    const children = await this.children.list(actor);
    const own = children.filter(({ householdIds }) => householdIds.includes(household.id));
    return this.pauses.set(actor, own, isPaused);
  }
}
