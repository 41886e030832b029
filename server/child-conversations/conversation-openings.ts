import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ConversationRef } from '../conversations/conversation.policy.js';
import { Guardianships } from '../households/guardianships.js';
import { HouseholdActivity } from '../households/household-activity.js';

/** A page reads the messages and follows the conversation live: both within this time are one opening. */
const ONE_OPENING_SECONDS = 60;

/** Writes down each time that a guardian opens a conversation of a child, for all guardians of the child. */
@Injectable()
export class ConversationOpenings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly guardianships: Guardianships,
    private readonly activity: HouseholdActivity,
  ) {}

  async record(actorId: string, conversation: ConversationRef): Promise<void> {
    const child = await this.guardianships.childOfAccount(conversation.userId);
    if (!child) return;
    const { childId, householdIds } = child;
    const line = { action: 'conversation_opened', actorId, childId, detail: { conversation_id: conversation.id } };
    await this.dataSource.transaction(async (manager) => {
      for (const id of householdIds) await this.activity.appendOnce(manager, id, line, ONE_OPENING_SECONDS);
    });
  }
}
