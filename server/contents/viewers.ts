import { Injectable } from '@nestjs/common';
import type { Actor } from '../access/actor.js';
import { Guardianships } from '../households/guardianships.js';
import { isGuardian } from '../households/household.policy.js';
import type { Viewer } from './content.policy.js';

type Caller = Pick<Actor, 'userId' | 'role' | 'permissions'>;

/** Finds out by what a caller sees contents. */
@Injectable()
export class Viewers {
  constructor(private readonly guardianships: Guardianships) {}

  async of(caller: Caller): Promise<Viewer> {
    if (caller.role === 'device') return this.ofDevice(caller);
    const kind = isStaff(caller) ? 'staff' : 'adult';
    // The permission comes first: a moderator holds none for families, whatever the account was before.
    if (!caller.permissions.includes('view_child_profiles')) return { ...NOTHING, kind };
    const [guardedIds, ties] = await Promise.all([
      this.guardianships.guardedHouseholds(caller.userId),
      this.guardianships.tiesOf(caller.userId),
    ]);
    const tended = ties.filter(({ role }) => !isGuardian(role));
    return {
      kind,
      guardedIds,
      shelfIds: tended.map(({ childId }) => childId),
      homeIds: tended.map(({ householdId }) => householdId),
      childIds: ties.map(({ childId }) => childId),
    };
  }

  private async ofDevice({ userId }: Caller): Promise<Viewer> {
    const child = await this.guardianships.childOfAccount(userId);
    const own = child ? [child.childId] : [];
    return { ...NOTHING, kind: 'child', shelfIds: own, homeIds: child?.householdIds ?? [], childIds: own };
  }
}

const NOTHING = { guardedIds: [], shelfIds: [], homeIds: [], childIds: [] } as const;

/** Adds to the library of the service. Every parent holds the permissions to upload and manage, for a household. */
export function isStaff({ permissions }: Pick<Actor, 'permissions'>): boolean {
  return permissions.includes('view_moderation_dashboard');
}
