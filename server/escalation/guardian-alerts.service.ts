import { Injectable } from '@nestjs/common';
import type { Actor } from '../access/actor.js';
import { FamilyChanges } from '../households/family-changes.js';
import { type Guardianship, Guardianships } from '../households/guardianships.js';
import { mayForChild } from '../households/household.policy.js';
import { AppError } from '../platform/errors/app-error.js';
import { Metrics } from '../platform/metrics/metrics.js';
import { existingId } from '../platform/validation/text.js';
import type { SafetyAlert } from './safety-alert.js';
import { SafetyAlertsRepository } from './safety-alerts.repository.js';

/** What guardians see of the alerts about their children, and what they say about them. */
@Injectable()
export class GuardianAlerts {
  private readonly falseAlarms: { inc(): void };

  constructor(
    private readonly guardianships: Guardianships,
    private readonly alerts: SafetyAlertsRepository,
    private readonly families: FamilyChanges,
    metrics: Metrics,
  ) {
    this.falseAlarms = metrics.counter(
      'starling_safety_false_alarms_total',
      'Alerts that a guardian found not helpful',
    );
  }

  /** Of one child, or of every child whose guardian the actor is. @throws AppError `child_not_found`, `forbidden` */
  async list(actor: Actor, childId: string | null, range: { limit: number; offset: number }) {
    if (childId !== null) {
      const child = await this.guardianships.require(actor, childId, 'read_conversations');
      return this.alerts.list([child.childId], range);
    }
    const ties = await this.guardianships.tiesOf(actor.userId);
    const wards = ties.filter(({ role }) => mayForChild(role, 'read_conversations'));
    return this.alerts.list([...new Set(wards.map((tie) => tie.childId))], range);
  }

  /**
   * The alert, if its child is the actor's ward.
   * @throws AppError `safety_alert_not_found`, `forbidden` for a helper
   */
  async require(actor: Actor, alertId: unknown): Promise<{ alert: SafetyAlert; child: Guardianship }> {
    const id = existingId(alertId);
    const alert = id ? await this.alerts.find(id) : null;
    if (!alert) throw new AppError('safety_alert_not_found');
    const ties = await this.guardianships.tiesOf(actor.userId, alert.childId);
    if (ties.length === 0) throw new AppError('safety_alert_not_found');
    const child = ties.find(({ role }) => mayForChild(role, 'read_conversations'));
    if (!child) throw new AppError('forbidden');
    return { alert, child };
  }

  /** "Not helpful" counts as a false alarm. It ends the group, and mutes nothing: the next event is told again. */
  async judge(actor: Actor, { alert, child }: { alert: SafetyAlert; child: Guardianship }, helpful: boolean) {
    await this.alerts.judge(alert.id, helpful ? 'helpful' : 'not_helpful', actor.userId);
    if (!helpful && alert.state !== 'not_helpful') this.falseAlarms.inc();
    const { householdId, childId, childUserId } = child;
    const guardians = await this.guardianships.guardiansOfAccount(childUserId);
    await this.families.announceTo(guardians, { householdId, part: 'safety', childId });
    return (await this.alerts.find(alert.id))!;
  }
}
