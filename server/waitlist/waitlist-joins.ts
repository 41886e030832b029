import { Injectable } from '@nestjs/common';
import { Batcher } from '../platform/batcher.js';
import { AppError } from '../platform/errors/app-error.js';
import { normalizeEmail } from '../platform/validation/email-address.js';
import { WaitEstimates } from './wait-estimates.js';
import { WaitlistRepository } from './waitlist.repository.js';
import { WaitlistAnnouncements } from './waitlist-announcements.js';
import type { EstimatedEntry, WaitlistEntry } from './waitlist-entry.js';
import { WaitlistSettings } from './waitlist-settings.js';

export interface JoinInput {
  email: string;
  firstName?: string | null;
  lastName?: string | null;
}

interface Joined {
  entry: WaitlistEntry | null;
  isNew: boolean;
}

/** Joins that one transaction makes at most. */
const BATCH_LIMIT = 200;

/** Puts addresses on the list for the public form. Joins at the same moment share a transaction. */
@Injectable()
export class WaitlistJoins {
  private readonly joins = new Batcher<JoinInput, Joined>(BATCH_LIMIT, (inputs) => this.joinAll(inputs));

  constructor(
    private readonly repository: WaitlistRepository,
    private readonly settings: WaitlistSettings,
    private readonly estimates: WaitEstimates,
    private readonly announcements: WaitlistAnnouncements,
  ) {}

  /**
   * An address that is on the list already stays as it is, and `isNew` is false.
   * @throws AppError `conflict` where the address was removed in the same moment
   */
  async join(input: JoinInput): Promise<{ entry: EstimatedEntry; isNew: boolean }> {
    const { entry, isNew } = await this.joins.add({ ...input, email: normalizeEmail(input.email) });
    if (!entry) throw new AppError('conflict');
    return { entry: await this.estimates.of(entry), isNew };
  }

  private async joinAll(inputs: readonly JoinInput[]): Promise<Joined[]> {
    const added = await this.repository.transaction(async (manager) => {
      const { autoApprove: isApproved } = await this.settings.current(manager);
      const entries = inputs.map(({ email, firstName = null, lastName = null }) => {
        return { email, firstName, lastName, isApproved, userId: null };
      });
      return this.repository.insert(entries, manager);
    });
    await this.announcements.joined(added.map(({ email }) => email));
    const entries = new Map(added.map((entry) => [entry.email, entry]));
    const known = new Set(inputs.map(({ email }) => email).filter((email) => !entries.has(email)));
    const found = known.size > 0 ? await this.repository.find([...known]) : [];
    for (const entry of found) entries.set(entry.email, entry);
    // Of several joins with one address in this batch, the first one made the entry.
    const unclaimed = new Set(added.map(({ email }) => email));
    return inputs.map(({ email }) => ({ entry: entries.get(email) ?? null, isNew: unclaimed.delete(email) }));
  }
}
