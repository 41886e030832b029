import { Injectable, Logger } from '@nestjs/common';
import type { FamilyPart } from '../../contract/households.js';
import { Bus } from '../bus/bus.js';
import { type FamilyNote, userTopic } from '../bus/topics.js';
import { asyncIteratorFrom } from '../graphql/async-iterator-from.js';
import { MembersRepository } from './members.repository.js';

export interface FamilyChange {
  readonly householdId: string;
  readonly part: FamilyPart;
  readonly childId: string | null;
}

/** Tells the members of a household, on every node, which part of it has changed. */
@Injectable()
export class FamilyChanges {
  private readonly logger = new Logger('FamilyChanges');

  constructor(
    private readonly bus: Bus,
    private readonly members: MembersRepository,
  ) {}

  /**
   * Call it after the commit. `formerMembers` are told as well. Does not throw: open pages read again after a gap in the bus
   * (`missedChanges`).
   */
  async announce(change: FamilyChange, formerMembers: readonly string[] = []): Promise<void> {
    try {
      await this.publish([...(await this.members.accountsIn(change.householdId)), ...formerMembers], change);
    } catch (error) {
      this.logger.warn({ err: error }, 'A change of a household could not be announced to its members');
    }
  }

  /** As `announce`, to these accounts alone: for a part that not every member may see. */
  async announceTo(userIds: readonly string[], change: FamilyChange): Promise<void> {
    try {
      await this.publish(userIds, change);
    } catch (error) {
      this.logger.warn({ err: error }, 'A change of a household could not be announced to its guardians');
    }
  }

  private async publish(userIds: readonly string[], change: FamilyChange): Promise<void> {
    const note: FamilyNote = { kind: 'family', ...change };
    await Promise.all([...new Set(userIds)].map((userId) => this.bus.publish(userTopic(userId), note)));
  }

  /** Changes of all households of the account, also of those that it joins meanwhile. */
  watch(userId: string): AsyncIterableIterator<FamilyChange> {
    return asyncIteratorFrom<FamilyChange>((push) =>
      this.bus.subscribe(userTopic(userId), (note) => {
        if (note.kind === 'family') push(note);
      }),
    );
  }
}
