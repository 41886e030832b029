import { Injectable } from '@nestjs/common';
import { AccessChanges } from '../access/access-changes.js';
import { Events } from '../platform/events.js';
import { AccountEntriesRepository } from './account-entries.repository.js';
import { WaitEstimates } from './wait-estimates.js';
import { WaitlistApprovalUndone, WaitlistApproved, WaitlistJoined, WaitlistRemoved } from './waitlist.events.js';

/** Announces committed changes of the list: to open connections of the accounts concerned, and to other features. */
@Injectable()
export class WaitlistAnnouncements {
  constructor(
    private readonly entries: AccountEntriesRepository,
    private readonly estimates: WaitEstimates,
    private readonly changes: AccessChanges,
    private readonly events: Events,
  ) {}

  async joined(emails: readonly string[]): Promise<void> {
    await this.recheckAccounts(emails);
    for (const email of emails) this.events.emit(new WaitlistJoined(email));
  }

  async approved(emails: readonly string[]): Promise<void> {
    this.estimates.invalidate();
    await this.recheckAccounts(emails);
    for (const email of emails) this.events.emit(new WaitlistApproved(email));
  }

  async approvalsUndone(emails: readonly string[]): Promise<void> {
    this.estimates.invalidate();
    await this.recheckAccounts(emails);
    for (const email of emails) this.events.emit(new WaitlistApprovalUndone(email));
  }

  async removed(email: string): Promise<void> {
    this.estimates.invalidate();
    await this.recheckAccounts([email]);
    this.events.emit(new WaitlistRemoved(email));
  }

  private async recheckAccounts(emails: readonly string[]): Promise<void> {
    if (emails.length === 0) return;
    const userIds = await this.entries.accountIds(emails);
    for (const userId of userIds) await this.changes.announce({ userId, reason: 'waitlist_changed' });
  }
}
