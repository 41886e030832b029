import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { FamilyChanges } from '../households/family-changes.js';
import { type ActivityLine, HouseholdActivity } from '../households/household-activity.js';
import { afterCommit } from '../platform/database/after-commit.js';

/** Tells the guardians of a household what changed on its shelf. Library contents have no household. */
@Injectable()
export class ContentChanges {
  constructor(
    private readonly activity: HouseholdActivity,
    private readonly changes: FamilyChanges,
  ) {}

  /** With a line in the activity. */
  async log(householdId: string | null, line: ActivityLine, manager: EntityManager): Promise<void> {
    if (householdId !== null) await this.activity.append(manager, householdId, line);
  }

  /** Without one: open pages read the shelf again. */
  announce(householdId: string | null, manager: EntityManager): void {
    if (householdId === null) return;
    afterCommit(manager, () => this.changes.announce({ householdId, part: 'contents', childId: null }));
  }
}
