import { Injectable } from '@nestjs/common';
import { BREAK_GLASS_NEIGHBOURS, EXCERPT_NEIGHBOURS, type ExcerptMessage } from '../../contract/moderation.js';
import type { Actor } from '../access/actor.js';
import { HouseholdTies } from '../households/household-ties.js';
import { MessagesService } from '../messages/messages.service.js';
import { AppError } from '../platform/errors/app-error.js';
import { existingId } from '../platform/validation/text.js';
import { excerptOf } from './excerpt.js';
import type { OpenedReport, ReportOpening } from './opened-report.js';
import type { Report } from './report.entity.js';
import { ReportOpeningsRepository } from './report-openings.repository.js';
import { ReportsRepository } from './reports.repository.js';
import { SealedCasesRepository } from './sealed-cases.repository.js';

/** Which reports a moderator may handle, and how much of one they may read. */
@Injectable()
export class ReportAccess {
  constructor(
    private readonly reports: ReportsRepository,
    private readonly sealed: SealedCasesRepository,
    private readonly openings: ReportOpeningsRepository,
    private readonly ties: HouseholdTies,
    private readonly messages: MessagesService,
  ) {}

  /** A sealed case does not exist for the household that it is about. @throws AppError `report_not_found` */
  async find(actor: Actor, reportId: string): Promise<Report> {
    const id = existingId(reportId);
    const report = id ? await this.reports.find(id) : null;
    if (!report || (report.isHome && (await this.isOfOwn(actor, report)))) throw new AppError('report_not_found');
    return report;
  }

  /**
   * A moderator may not handle a report by or about themselves or their own household.
   * @throws AppError `report_not_found`, `own_report`
   */
  async requireOfOthers(actor: Actor, reportId: string): Promise<Report> {
    const report = await this.find(actor, reportId);
    if (await this.isOfOwn(actor, report)) throw new AppError('own_report');
    return report;
  }

  /** What the moderator may read of a report that they may handle. */
  async read(actor: Actor, report: Report): Promise<OpenedReport> {
    const opening = await this.openings.findActive(report.id, actor.userId);
    return { report, opening, excerpt: await this.excerptOf(report, opening) };
  }

  private async isOfOwn({ userId }: Actor, { subjectId, reporterId, barred }: Report): Promise<boolean> {
    if (subjectId === userId || reporterId === userId || barred.includes(userId)) return true;
    return subjectId !== null && (await this.ties.adultsAround(subjectId)).includes(userId);
  }

  private async excerptOf(report: Report, opening: ReportOpening | null): Promise<ExcerptMessage[]> {
    if (report.isHome) return opening ? this.sealed.readExcerpt(report.id) : [];
    // The excerpt of a decided safety case is kept, but sealed.
    if (!opening && report.status === 'resolved') return [];
    const blocked = await this.sealed.readExcerpt(report.id);
    const around = opening ? await this.readAround(report, blocked.length > 0 ? '' : report.messageId) : [];
    const showsMore = around.length > 2 * EXCERPT_NEIGHBOURS + 1 || report.excerpt.length === 0;
    return [...(showsMore ? around : report.excerpt), ...blocked];
  }

  /** Empty where the conversation or the message is gone. `marked`: the message that the case is about. */
  private async readAround({ subjectId, conversationId, messageId }: Report, marked: string | null) {
    if (!subjectId || !conversationId || !messageId) return [];
    try {
      const around = await this.messages.around(
        { userId: subjectId },
        conversationId,
        messageId,
        BREAK_GLASS_NEIGHBOURS,
      );
      return around.map((message) => excerptOf(message, marked ?? ''));
    } catch (error) {
      if (error instanceof AppError && error.status === 404) return [];
      throw error;
    }
  }
}
