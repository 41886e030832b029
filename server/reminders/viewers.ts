import { Injectable } from '@nestjs/common';
import type { Actor } from '../access/actor.js';
import { Guardianships } from '../households/guardianships.js';
import { isGuardian } from '../households/household.policy.js';
import type { Viewer } from './reminder.js';

/** Finds the children by which an account sees reminders. */
@Injectable()
export class Viewers {
  constructor(private readonly guardianships: Guardianships) {}

  async of({ userId, role }: Pick<Actor, 'userId' | 'role'>): Promise<Viewer> {
    if (role === 'device') {
      const child = await this.guardianships.childOfAccount(userId);
      return { userId, guardedIds: [], childId: child?.childId ?? null };
    }
    const ties = await this.guardianships.tiesOf(userId);
    const guarded = ties.filter((tie) => isGuardian(tie.role)).map(({ childId }) => childId);
    return { userId, guardedIds: [...new Set(guarded)], childId: null };
  }
}
