import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AccessChanges } from '../../access/access-changes.js';
import type { Actor } from '../../access/actor.js';
import { RateLimiter } from '../../access/rate-limiter.js';
import { Audit } from '../../audit/audit.service.js';
import { NotificationsService, type StoredNotification } from '../../notifications/notifications.service.js';
import { Config } from '../../platform/config/config.js';
import { Sealer } from '../../platform/crypto.js';
import { AppError } from '../../platform/errors/app-error.js';
import { PersonalData } from '../../privacy/personal-data.js';
import { AdminAlerts } from '../admin-alerts.js';
import { securityNotice } from '../security-notices.js';
import { SessionsService } from '../sessions.service.js';
import { newSecret, uriOf } from './authenticator-codes.js';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.js';
import { mustHaveSecondStep } from './second-step-admission.js';
import { SecondStepCodes } from './second-step-codes.js';
import { SecondStepsRepository } from './second-steps.repository.js';

export interface SecondStep {
  readonly isRequired: boolean;
  readonly onSince: Date | null;
  readonly codesLeft: number;
}

/** The second step of one's own account: an authenticator app, and recovery codes for the day when it is lost. */
@Injectable()
export class SecondStepService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly repository: SecondStepsRepository,
    private readonly codes: SecondStepCodes,
    private readonly sealer: Sealer,
    private readonly sessions: SessionsService,
    private readonly changes: AccessChanges,
    private readonly limiter: RateLimiter,
    private readonly notifications: NotificationsService,
    private readonly alerts: AdminAlerts,
    private readonly audit: Audit,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'second_step',
      export: async ({ userId }) => {
        const { onSince, codesLeft } = await this.repository.state(userId);
        return onSince && { on_since: onSince, recovery_codes_left: codesLeft };
      },
    });
  }

  async find({ userId, role }: Actor): Promise<SecondStep> {
    return { ...(await this.repository.state(userId)), isRequired: mustHaveSecondStep(role, this.config) };
  }

  /** @throws AppError `second_step_on` */
  async begin({ userId, email, username }: Actor): Promise<{ secret: string; uri: string }> {
    const secret = newSecret();
    if (!(await this.repository.storeSecret(userId, this.sealer.seal(secret)))) throw new AppError('second_step_on');
    return { secret, uri: uriOf(secret, email ?? username) };
  }

  /**
   * Turns the second step on with the first code of the app, and returns the recovery codes. The other sessions end, because
   * they began without it.
   * @throws AppError `wrong_code`, `second_step_not_begun`, `rate_limited`
   */
  async confirm({ userId, sessionId }: Actor, typed: string): Promise<string[]> {
    await this.limiter.consume('second_step', `setup:${userId}`);
    const sealed = await this.repository.findSecret(userId, 'in_setup');
    if (sealed === null) throw new AppError('second_step_not_begun');
    const interval = this.codes.intervalOf(sealed, typed.replace(/\s/g, ''));
    if (interval === null) throw new AppError('wrong_code');
    const codes = newRecoveryCodes();
    const notices = await this.dataSource.transaction(async (manager) => {
      if (!(await this.repository.turnOn(userId, sealed, manager))) throw new AppError('second_step_not_begun');
      await this.repository.useInterval(userId, interval, manager);
      await this.repository.replaceCodes(userId, codes.map(hashOfRecoveryCode), manager);
      await this.sessions.endAllSessions([userId], manager, sessionId);
      return this.recordChange(userId, userId, 'on', manager);
    });
    await this.announce(userId, notices);
    return codes;
  }

  /** @throws AppError `second_step_off` */
  async renewCodes({ userId }: Actor): Promise<string[]> {
    if (!(await this.repository.isOn(userId))) throw new AppError('second_step_off');
    const codes = newRecoveryCodes();
    const notices = await this.dataSource.transaction(async (manager) => {
      await this.repository.replaceCodes(userId, codes.map(hashOfRecoveryCode), manager);
      await this.audit.append(manager, { action: 'recovery_codes_renewed', actor: userId, target: userId });
      const notice = securityNotice('recoveryCodesRenewed');
      return this.notifications.storeNotifications([userId], notice, manager);
    });
    await this.notifications.publishNotifications(notices);
    return codes;
  }

  /** @throws AppError `second_step_off`, or `forbidden` where the service requires it */
  async turnOff({ userId, role }: Actor): Promise<void> {
    if (mustHaveSecondStep(role, this.config)) throw new AppError('forbidden');
    const notices = await this.dataSource.transaction(async (manager) => {
      if (!(await this.repository.turnOff(userId, manager))) throw new AppError('second_step_off');
      return this.recordChange(userId, userId, 'off', manager);
    });
    await this.notifications.publishNotifications(notices);
  }

  /**
   * For an owner who lost the app and the codes. All sessions of the account end. Admins cannot do this for their own account:
   * a stolen session could otherwise remove what protects it. It could still reset other staff, so every admin is notified.
   * @throws AppError `forbidden`, `second_step_off`
   */
  async reset(userId: string, actor: Actor): Promise<void> {
    if (userId === actor.userId) throw new AppError('forbidden');
    const notices = await this.dataSource.transaction(async (manager) => {
      if (!(await this.repository.turnOff(userId, manager))) throw new AppError('second_step_off');
      await this.sessions.endAllSessions([userId], manager);
      const owner = await this.recordChange(userId, actor.userId, 'off', manager);
      return [...owner, ...(await this.alerts.ofStaffAccount(userId, STAFF_RESET_NOTICE, manager))];
    });
    await this.announce(userId, notices);
  }

  private async announce(userId: string, notices: readonly StoredNotification[]): Promise<void> {
    await this.changes.announce({ userId, reason: 'session_ended' });
    await this.notifications.publishNotifications(notices);
  }

  private async recordChange(
    userId: string,
    actor: string,
    change: 'on' | 'off',
    manager: EntityManager,
  ): Promise<StoredNotification[]> {
    await this.audit.append(manager, { action: `second_step_turned_${change}`, actor, target: userId });
    const notice = securityNotice(change === 'on' ? 'secondStepOn' : 'secondStepOff');
    return this.notifications.storeNotifications([userId], notice, manager);
  }
}

const STAFF_RESET_NOTICE = { ...securityNotice('staffSecondStepOff'), link: '/admin/users' };
