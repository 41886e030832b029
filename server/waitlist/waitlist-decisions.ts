import { Injectable } from '@nestjs/common';
import { Admins } from '../access/admins.js';
import { Audit } from '../audit/audit.service.js';
import { Config } from '../platform/config/config.js';
import { randomToken, sha256Hex } from '../platform/crypto.js';
import { AppError } from '../platform/errors/app-error.js';
import { maskEmail } from '../platform/logging/mask-email.js';
import { normalizeEmail } from '../platform/validation/email-address.js';
import { WaitlistRepository } from './waitlist.repository.js';
import { WaitlistAnnouncements } from './waitlist-announcements.js';
import type { InvitedEntry } from './waitlist-entry.js';

/** What staff decides about entries. Each decision is in the audit log. Addresses may come in any spelling. */
@Injectable()
export class WaitlistDecisions {
  constructor(
    private readonly config: Config,
    private readonly repository: WaitlistRepository,
    private readonly announcements: WaitlistAnnouncements,
    private readonly admins: Admins,
    private readonly audit: Audit,
  ) {}

  /**
   * Approves an address, with a new invitation for its owner. An approved address stays approved.
   * @throws AppError `not_on_waitlist`
   */
  async approve(address: string, actorId: string): Promise<InvitedEntry> {
    const [entry] = await this.invite([address], actorId);
    if (!entry) throw new AppError('not_on_waitlist');
    return entry;
  }

  /**
   * Approves those of these addresses that are on the list, each with a new invitation: a link by which the owner registers
   * with a password, valid for 30 days and once. It replaces the invitation before. The database keeps its hash alone.
   */
  async invite(addresses: readonly string[], actorId: string): Promise<InvitedEntry[]> {
    const tokens = new Map(addresses.map((address) => [normalizeEmail(address), randomToken()]));
    const invitations = [...tokens].map(([email, token]) => ({ email, hash: sha256Hex(token) }));
    const invited = await this.repository.transaction(async (manager) => {
      const entries = await this.repository.invite(invitations, manager);
      const records = entries.map(({ email, wasWaiting }) => ({
        action: wasWaiting ? 'waitlist_approved' : 'waitlist_invited',
        actor: actorId,
        target: maskEmail(email),
      }));
      await this.audit.append(manager, ...records);
      return entries;
    });
    await this.announcements.approved(invited.filter(({ wasWaiting }) => wasWaiting).map(({ email }) => email));
    const byEmail = new Map(invited.map((entry) => [entry.email, entry]));
    return [...tokens].flatMap(([email, token]) => {
      const entry = byEmail.get(email);
      return entry ? [{ ...entry, invitationUrl: `/login?invitation=${token}` }] : [];
    });
  }

  /** Approves several addresses without invitations. Returns those that were waiting. */
  async approveMany(addresses: readonly string[], actorId: string): Promise<string[]> {
    const emails = await this.repository.transaction(async (manager) => {
      const approved = await this.repository.approve(addresses.map(normalizeEmail), manager);
      const records = approved.map(({ email }) => ({
        action: 'waitlist_approved',
        actor: actorId,
        target: maskEmail(email),
      }));
      await this.audit.append(manager, ...records);
      return approved.map(({ email }) => email);
    });
    await this.announcements.approved(emails);
    return emails;
  }

  /**
   * Takes back approvals of the last minute. An address whose invitation was used in the meantime stays approved.
   * Returns the addresses that wait again.
   * @throws AppError `last_admin` where no admin could sign in any more
   */
  async undoApprovals(addresses: readonly string[], actorId: string): Promise<string[]> {
    const emails = await this.repository.transaction(async (manager) => {
      await this.admins.lock(manager);
      const undone = await this.repository.undoApprovals(addresses.map(normalizeEmail), manager);
      if (!(await this.admins.isAnyLeft(manager))) throw new AppError('last_admin');
      const records = undone.map(({ email }) => ({
        action: 'waitlist_approval_undone',
        actor: actorId,
        target: maskEmail(email),
      }));
      await this.audit.append(manager, ...records);
      return undone.map(({ email }) => email);
    });
    await this.announcements.approvalsUndone(emails);
    return emails;
  }

  /**
   * Takes an address off the list. An account with the address is shut out while the gate is closed.
   * @throws AppError `not_on_waitlist`, or `last_admin` where no admin could sign in any more
   */
  async remove(address: string, actorId: string): Promise<string> {
    const email = normalizeEmail(address);
    await this.repository.transaction(async (manager) => {
      await this.admins.lock(manager);
      if (!(await this.repository.remove(email, manager))) throw new AppError('not_on_waitlist');
      // An admin named in `ADMIN_EMAILS` is approved again at the next sign-in.
      const comesBack = this.config.adminEmails.includes(email);
      if (!comesBack && !(await this.admins.isAnyLeft(manager))) throw new AppError('last_admin');
      await this.audit.append(manager, { action: 'waitlist_removed', actor: actorId, target: maskEmail(email) });
    });
    await this.announcements.removed(email);
    return email;
  }
}
