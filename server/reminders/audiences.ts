import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Language } from '../../contract/languages.js';
import { languageOfChild } from '../children/child-audiences.js';
import { Guardianships } from '../households/guardianships.js';
import { quietUntil } from '../recurrence/quiet-hours.js';
import { UsersService } from '../users/users.service.js';
import type { Firing } from './reminder.js';

export interface Recipient {
  readonly userId: string;
  readonly isChild: boolean;
  /** When the quiet hours of this guardian end; `null`: none hold. */
  readonly quietUntil: Date | null;
  /** Of a child; adults have that of their account. */
  readonly language?: Language;
}

type ForSomeone = Pick<Firing, 'childId' | 'ownerId' | 'audience' | 'zone'>;

/**
 * The accounts that reminders are for at this moment. A reminder of an adult who no longer looks after the child reaches no
 * one, and a device that was removed has no session left.
 */
@Injectable()
export class Audiences {
  constructor(
    private readonly guardianships: Guardianships,
    private readonly users: UsersService,
  ) {}

  /** By the reminders or firings that were given, in their order. */
  async of(given: readonly ForSomeone[], now: number, manager: EntityManager): Promise<Recipient[][]> {
    const childIds = [...new Set(given.flatMap(({ childId }) => childId ?? []))];
    const ties = await this.guardianships.guardiansOfChildren(childIds, manager);
    const byChild = Map.groupBy(ties, ({ childId }) => childId);
    const adults = given.map((one) => adultsOf(one, byChild.get(one.childId ?? '') ?? []));
    const quiet = await this.users.quietHours([...new Set(adults.flat())], manager);
    return given.map((one, index) => {
      const people = adults[index]!.map((userId) => {
        const until = quietUntil(quiet.get(userId) ?? null, one.zone, now);
        return { userId, isChild: false, quietUntil: until };
      });
      const child = byChild.get(one.childId ?? '')?.[0];
      if (!child || (one.audience !== 'child' && one.audience !== 'everyone')) return people;
      const language = languageOfChild(child);
      return [...people, { userId: child.childUserId, isChild: true, quietUntil: null, language }];
    });
  }
}

function adultsOf({ childId, ownerId, audience }: ForSomeone, ties: readonly { userId: string }[]): string[] {
  if (audience === 'child') return [];
  const guardians = [...new Set(ties.map(({ userId }) => userId))];
  if (audience !== 'me') return guardians;
  if (ownerId === null) return [];
  return childId === null || guardians.includes(ownerId) ? [ownerId] : [];
}
