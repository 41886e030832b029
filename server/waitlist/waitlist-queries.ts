import { Injectable } from '@nestjs/common';
import { AppError } from '../platform/errors/app-error.js';
import { normalizeEmail } from '../platform/validation/email-address.js';
import { WaitEstimates } from './wait-estimates.js';
import { WaitlistRepository } from './waitlist.repository.js';
import type { EstimatedEntry, ListedEntry, WaitlistEntry, WaitlistStats } from './waitlist-entry.js';
import { type ListQuery, WaitlistListsRepository } from './waitlist-lists.repository.js';

/** Reads the list: for the public by address, for staff in pages. Addresses may come in any spelling. */
@Injectable()
export class WaitlistQueries {
  constructor(
    private readonly repository: WaitlistRepository,
    private readonly lists: WaitlistListsRepository,
    private readonly estimates: WaitEstimates,
  ) {}

  /** Reads the list alone, so that the answer does not reveal who has an account. */
  async lookup(address: string): Promise<EstimatedEntry | null> {
    const entry = await this.find(address);
    return entry && this.estimates.of(entry);
  }

  /** @throws AppError `not_on_waitlist` */
  async get(address: string): Promise<WaitlistEntry> {
    const entry = await this.find(address);
    if (!entry) throw new AppError('not_on_waitlist');
    return entry;
  }

  async list(query: ListQuery): Promise<{ items: ListedEntry[]; total: number }> {
    const { entries, total } = await this.lists.list(query);
    return { items: await Promise.all(entries.map((entry) => this.estimates.of(entry))), total };
  }

  stats(): Promise<WaitlistStats> {
    return this.lists.stats();
  }

  private async find(address: string): Promise<WaitlistEntry | null> {
    const [entry] = await this.repository.find([normalizeEmail(address)]);
    return entry ?? null;
  }
}
