import type { ExcerptMessage } from '../../contract/moderation.js';
import type { Report } from './report.entity.js';

/** What a moderator has opened by giving a reason, until it expires. */
export interface ReportOpening {
  readonly reason: string;
  readonly expiresAt: Date;
}

/** A report as one moderator may read it now. */
export interface OpenedReport {
  readonly report: Report;
  readonly excerpt: ExcerptMessage[];
  readonly opening: ReportOpening | null;
}
