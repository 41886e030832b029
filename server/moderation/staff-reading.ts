import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { Audit } from '../audit/audit.service.js';
import type { AuditDetail } from '../audit/audit-chain.js';
import { Guardianships } from '../households/guardianships.js';
import { HouseholdActivity } from '../households/household-activity.js';
import type { Report } from './report.entity.js';
import { ReportOpeningsRepository } from './report-openings.repository.js';

/** Staff who read what a child wrote. The guardians find a line about it, except for harm that may come from home. */
@Injectable()
export class StaffReading {
  constructor(
    private readonly dataSource: DataSource,
    private readonly openings: ReportOpeningsRepository,
    private readonly guardianships: Guardianships,
    private readonly activity: HouseholdActivity,
    private readonly audit: Audit,
  ) {}

  /** A moderator gives a reason for reading more than the excerpt. */
  async open(actor: Actor, report: Report, reason: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { expiresAt } = await this.openings.insert(report.id, actor.userId, reason, manager);
      const until = expiresAt.toISOString();
      await this.tellHousehold(report, { action: 'staff_break_glass', detail: { until } }, manager);
      // An admin reads the log, and may belong to the household that a sealed case is about.
      const detail: AuditDetail = report.isHome ? {} : { reason };
      await this.audit.append(manager, {
        action: 'report_glass_broken',
        actor: actor.userId,
        target: report.id,
        detail,
      });
    });
  }

  /** The line names no moderator. Nothing is written for adults, who have no such log. */
  async tellHousehold(
    { isHome, subjectId }: Report,
    line: { action: string; detail?: Readonly<Record<string, unknown>> },
    manager: EntityManager,
  ): Promise<void> {
    const child = isHome || subjectId === null ? null : await this.guardianships.childOfAccount(subjectId);
    if (!child) return;
    for (const householdId of child.householdIds) {
      await this.activity.append(manager, householdId, { ...line, actorId: null, childId: child.childId });
    }
  }
}
