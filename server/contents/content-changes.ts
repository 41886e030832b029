import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Bus } from '../bus/bus.js';
import { LIBRARY_CONTENTS_TOPIC } from '../bus/topics.js';
import { asyncIteratorFrom } from '../graphql/async-iterator-from.js';
import { FamilyChanges } from '../households/family-changes.js';
import { type ActivityLine, HouseholdActivity } from '../households/household-activity.js';
import { afterCommit } from '../platform/database/after-commit.js';

/** Tells the guardians of a household what changed on its shelf, and everyone what changed in the library. */
@Injectable()
export class ContentChanges {
  private readonly logger = new Logger('ContentChanges');

  constructor(
    private readonly activity: HouseholdActivity,
    private readonly changes: FamilyChanges,
    private readonly bus: Bus,
  ) {}

  /** With a line in the activity, which the library does not have. `householdId`: `null` is the library. */
  async log(householdId: string | null, line: ActivityLine, manager: EntityManager): Promise<void> {
    if (householdId === null) this.announce(null, manager);
    else await this.activity.append(manager, householdId, line);
  }

  /** Without a line: open pages read the shelf again. */
  announce(householdId: string | null, manager: EntityManager): void {
    afterCommit(manager, () =>
      householdId === null
        ? this.announceLibrary()
        : this.changes.announce({ householdId, part: 'contents', childId: null }),
    );
  }

  /** Yields at each change of the library. */
  watchLibrary(): AsyncIterableIterator<true> {
    return asyncIteratorFrom<true>((push) => this.bus.subscribe(LIBRARY_CONTENTS_TOPIC, () => push(true)));
  }

  private async announceLibrary(): Promise<void> {
    try {
      await this.bus.publish(LIBRARY_CONTENTS_TOPIC, null);
    } catch (error) {
      this.logger.warn({ err: error }, 'A change of the library could not be announced to open pages');
    }
  }
}
