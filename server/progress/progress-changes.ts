import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ChildAudiences } from '../children/child-audiences.js';
import { MessageStored } from '../conversations/conversations.events.js';
import { FamilyChanges } from '../households/family-changes.js';
import { Guardianships } from '../households/guardianships.js';
import { Events } from '../platform/events.js';

/** Tells open pages of guardians that a child has done something, so that they read its progress again. */
@Injectable()
export class ProgressChanges implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly audiences: ChildAudiences,
    private readonly guardianships: Guardianships,
    private readonly families: FamilyChanges,
  ) {}

  onModuleInit(): void {
    this.events.on(MessageStored, async ({ message: { userId } }) => {
      if (!(await this.audiences.of(userId))) return;
      const child = await this.guardianships.childOfAccount(userId);
      if (child) await this.announce(child.childId, child.householdIds);
    });
  }

  async announce(childId: string, householdIds?: readonly string[]): Promise<void> {
    for (const householdId of householdIds ?? (await this.guardianships.homesOf(childId))) {
      await this.families.announce({ householdId, part: 'progress', childId });
    }
  }
}
