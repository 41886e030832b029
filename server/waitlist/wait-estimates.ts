import { Injectable } from '@nestjs/common';
import { estimatedWaitDays } from './waiting-time.js';
import type { EstimatedEntry, WaitlistEntry, WaitlistStats } from './waitlist-entry.js';
import { WaitlistListsRepository } from './waitlist-lists.repository.js';

/** The rate of approvals changes by the day, so a join need not compute it. */
const FRESH_MS = 1_000;

/** Estimates waits from the rate of approvals, which may be a second old. */
@Injectable()
export class WaitEstimates {
  private recent: { stats: Promise<WaitlistStats>; loadedAt: number } | null = null;

  constructor(private readonly lists: WaitlistListsRepository) {}

  async of<Entry extends Pick<WaitlistEntry, 'position'>>(
    entry: Entry,
  ): Promise<Entry & Pick<EstimatedEntry, 'estimatedWaitDays'>> {
    if (entry.position === null) return { ...entry, estimatedWaitDays: null };
    const { approvalsPerDay } = await this.recentStats();
    return { ...entry, estimatedWaitDays: estimatedWaitDays(entry.position, approvalsPerDay) };
  }

  /** After a change that the next estimate has to know. */
  invalidate(): void {
    this.recent = null;
  }

  private recentStats(): Promise<WaitlistStats> {
    if (this.recent && performance.now() - this.recent.loadedAt < FRESH_MS) return this.recent.stats;
    const recent = { stats: this.lists.stats(), loadedAt: performance.now() };
    this.recent = recent;
    // The caller gets the same promise and handles its failure.
    recent.stats.catch(() => {
      if (this.recent === recent) this.recent = null;
    });
    return recent.stats;
  }
}
