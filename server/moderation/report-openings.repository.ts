import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { BREAK_GLASS_MINUTES } from '../../contract/moderation.js';
import { newId } from '../platform/ids.js';
import type { ReportOpening } from './opened-report.js';

/** Reasons for which moderators read more than an excerpt. */
@Injectable()
export class ReportOpeningsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async insert(reportId: string, moderatorId: string, reason: string, manager: EntityManager): Promise<ReportOpening> {
    const [opening] = await manager.query<ReportOpening[]>(
      `INSERT INTO report_openings (id, report_id, moderator_id, reason, expires_at)
       VALUES ($1, $2, $3, $4, now() + make_interval(mins => ${BREAK_GLASS_MINUTES}))
       RETURNING reason, expires_at AS "expiresAt"`,
      [newId(), reportId, moderatorId, reason],
    );
    return opening!;
  }

  /** The one that runs for longest. */
  async findActive(reportId: string, moderatorId: string): Promise<ReportOpening | null> {
    const [opening] = await this.dataSource.query<ReportOpening[]>(
      `SELECT reason, expires_at AS "expiresAt" FROM report_openings
        WHERE report_id = $1 AND moderator_id = $2 AND expires_at > now() ORDER BY expires_at DESC LIMIT 1`,
      [reportId, moderatorId],
    );
    return opening ?? null;
  }
}
