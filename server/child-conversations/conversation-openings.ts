import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OPENINGS_MAX, OPENINGS_SHOWN_BANDS } from '../../contract/children.js';
import type { Actor } from '../access/actor.js';
import type { ConversationRef } from '../conversations/conversation.policy.js';
import { Guardianships } from '../households/guardianships.js';
import type { Opening } from '../households/household.js';
import { HouseholdActivity } from '../households/household-activity.js';
import { AppError } from '../platform/errors/app-error.js';

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

  /**
   * Who opened the conversations of the child whose device asks, newest first. Younger children see none.
   * @throws AppError `forbidden` for an account that is no child's
   */
  async list({ userId, role }: Pick<Actor, 'userId' | 'role'>): Promise<Opening[]> {
    if (role !== 'device') throw new AppError('forbidden');
    return this.activity.openingsFor(userId, OPENINGS_SHOWN_BANDS, OPENINGS_MAX);
  }

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
