import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { caseNumber, type ExcerptMessage } from '../../contract/moderation.js';
import { URGENT_SEVERITY } from '../../contract/safety-alerts.js';
import { StaffMembers } from '../access/staff-members.js';
import { MailService } from '../mail/mail.service.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { inLanguage, noticeText } from '../notifications/wording.js';
import { Config } from '../platform/config/config.js';
import { afterCommit } from '../platform/database/after-commit.js';
import { textsIn } from '../platform/languages/texts.js';
import { UsersService } from '../users/users.service.js';
import { ReportChanges } from './report-changes.js';
import { ReportsRepository } from './reports.repository.js';
import { type NewSealedCase, SealedCasesRepository } from './sealed-cases.repository.js';

/**
 * Opens cases about harm that may come from home, and tells staff and the safeguarding contact, but for those who belong to
 * the household.
 */
@Injectable()
export class SealedCases {
  constructor(
    private readonly cases: SealedCasesRepository,
    private readonly reports: ReportsRepository,
    private readonly changes: ReportChanges,
    private readonly staff: StaffMembers,
    private readonly notifications: NotificationsService,
    private readonly users: UsersService,
    private readonly config: Config,
    private readonly mail: MailService,
  ) {}

  /**
   * Commits with the caller's transaction. It leaves no line in the audit log, which the accused may read as an admin: only
   * views of the case are logged.
   */
  async open(newCase: NewSealedCase, manager: EntityManager): Promise<void> {
    const id = await this.cases.insert(newCase, manager);
    const told = (await this.responsible(manager)).filter((userId) => !newCase.barred.includes(userId));
    const notice = noticeOf(id, newCase);
    await this.mailContact(notice, newCase.barred, manager);
    const notices = await this.notifications.storeNotifications(told, notice, manager);
    afterCommit(manager, async () => {
      await this.notifications.publishNotifications(notices);
      const report = await this.reports.find(id);
      if (report) await this.changes.announce(report);
    });
  }

  /**
   * Adds what the child wrote next to its newest case that is not decided. Staff who have it know of it already.
   * @returns `false`: there is no such case
   */
  addTo(subjectId: string, messages: readonly ExcerptMessage[], manager: EntityManager): Promise<boolean> {
    return this.cases.addTo(subjectId, messages, manager);
  }

  /** The contact may have no account. One whose account belongs to the household is not told. */
  private async mailContact(notice: StaffNotice, barred: readonly string[], manager: EntityManager): Promise<void> {
    const address = this.config.safeguardingContact;
    if (address === null) return;
    const account = await this.users.findByEmail(address, manager);
    if (account && barred.includes(account.id)) return;
    const language = account?.settings.language ?? account?.browserLanguage ?? 'en';
    const [subject, text] = [inLanguage(notice.title, language), inLanguage(notice.message, language)];
    const label = textsIn(language, 'mails')('case.action');
    const action = { label, url: new URL(notice.link, this.config.publicOrigin).href };
    const letter = { language, subject, paragraphs: [text], action };
    await this.mail.queue({ to: { address }, purpose: 'security', letter }, manager);
  }

  /** Moderators, and the account of the safeguarding contact where its address is proved. */
  private async responsible(manager: EntityManager): Promise<string[]> {
    const moderators = await this.staff.findIdsWith('manage_reports', manager);
    const address = this.config.safeguardingContact;
    const contact = address === null ? null : await this.users.findByEmail(address, manager);
    return [...new Set([...moderators, ...(contact?.emailVerified ? [contact.id] : [])])];
  }
}

type StaffNotice = ReturnType<typeof noticeOf>;

/** Guardians hear nothing of a wish to die that follows harm at home, so those who do must see at once that it cannot wait. */
function noticeOf(id: string, { verdict }: Pick<NewSealedCase, 'verdict'>) {
  const number = caseNumber(id);
  const isWishToDie = verdict.category === 'self_harm' && verdict.severity >= URGENT_SEVERITY;
  return {
    kind: 'system' as const,
    title: noticeText('moderation.title'),
    message: noticeText(isWishToDie ? 'moderation.urgentCase' : 'moderation.case', { number }),
    link: `/moderation/reports?search=${number}`,
    isUrgent: true,
  };
}
