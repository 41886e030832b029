import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RateLimiter } from '../../access/rate-limiter.js';
import { Audit } from '../../audit/audit.service.js';
import { NotificationsService } from '../../notifications/notifications.service.js';
import { Sealer } from '../../platform/crypto.js';
import { DatabaseClock } from '../../platform/database/database-clock.js';
import { securityNotice } from '../security-notices.js';
import { intervalOf } from './authenticator-codes.js';
import { hashOfRecoveryCode } from './recovery-codes.js';
import { SecondStepsRepository } from './second-steps.repository.js';

/** Checks the codes of accounts whose second step is on. Each code works once. */
@Injectable()
export class SecondStepCodes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: SecondStepsRepository,
    private readonly sealer: Sealer,
    private readonly clock: DatabaseClock,
    private readonly limiter: RateLimiter,
    private readonly notifications: NotificationsService,
    private readonly audit: Audit,
  ) {}

  /**
   * Takes a code of the app, or a recovery code. The limit of the account holds for codes of the app alone: they are short
   * enough to be guessed from many addresses, and the owner still gets in with a recovery code or a passkey.
   * @throws AppError `rate_limited`
   */
  async use(userId: string, typed: string): Promise<boolean> {
    const code = typed.replace(/[\s-]/g, '');
    const isRight = /^\d{6}$/.test(code)
      ? await this.useAppCode(userId, code)
      : await this.useRecoveryCode(userId, code);
    if (!isRight) await this.audit.record({ action: 'second_step_failed', actor: null, target: userId });
    return isRight;
  }

  /** The interval of a code that fits the secret; null if it is wrong. */
  intervalOf(sealedSecret: string, code: string): number | null {
    const secret = this.sealer.open(sealedSecret);
    return secret === null ? null : intervalOf(secret, code, this.clock.now());
  }

  private async useAppCode(userId: string, code: string): Promise<boolean> {
    await this.limiter.consume('second_step_account', userId);
    const sealed = await this.repository.findSecret(userId, 'on');
    const interval = sealed === null ? null : this.intervalOf(sealed, code);
    if (interval === null) return false;
    return this.repository.useInterval(userId, interval, this.dataSource.manager);
  }

  private async useRecoveryCode(userId: string, code: string): Promise<boolean> {
    const notices = await this.dataSource.transaction(async (manager) => {
      const left = await this.repository.useCode(userId, hashOfRecoveryCode(code), manager);
      if (left === null) return null;
      await this.audit.append(manager, { action: 'recovery_code_used', actor: userId, target: userId });
      const notice = securityNotice('recoveryCodeUsed', { left });
      return this.notifications.storeNotifications([userId], notice, manager);
    });
    if (!notices) return false;
    await this.notifications.publishNotifications(notices);
    return true;
  }
}
