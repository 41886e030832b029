import { Injectable } from '@nestjs/common';
import type { ContentScope } from '../../contract/contents.js';
import type { Actor } from '../access/actor.js';
import { mayInHousehold } from '../households/household.policy.js';
import { HouseholdsService } from '../households/households.service.js';
import { AppError } from '../platform/errors/app-error.js';
import { isStaff } from './viewers.js';

/** Where a new content goes. */
@Injectable()
export class Places {
  constructor(private readonly households: HouseholdsService) {}

  /**
   * The household that a new content belongs to: the named one, else the first whose guardian the caller is. `null`: the
   * library.
   * @throws AppError `forbidden` for a role that may not add to it, `household_not_found`
   */
  async require(actor: Actor, scope: ContentScope, householdId: unknown): Promise<string | null> {
    if (scope === 'library') {
      if (!isStaff(actor)) throw new AppError('forbidden');
      return null;
    }
    if (!actor.permissions.includes('manage_family_settings')) throw new AppError('forbidden');
    if (householdId !== null) return (await this.households.require(actor, householdId, 'keep_contents')).id;
    const own = (await this.households.list(actor)).find(({ role }) => mayInHousehold(role, 'keep_contents'));
    if (!own) throw new AppError('household_not_found');
    return own.id;
  }
}
