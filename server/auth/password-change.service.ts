import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccessService } from '../access/access.service.js';
import { AccessChanges } from '../access/access-changes.js';
import type { Actor } from '../access/actor.js';
import { Audit } from '../access/audit.service.js';
import { RateLimiter } from '../access/rate-limiter.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { Config } from '../platform/config/config.js';
import { AppError, fieldError } from '../platform/errors/app-error.js';
import { Passwords } from './passwords.js';
import { SessionsService } from './sessions.service.js';

/** Sets or changes the own password. */
@Injectable()
export class PasswordChangeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly access: AccessService,
    private readonly passwords: Passwords,
    private readonly sessions: SessionsService,
    private readonly changes: AccessChanges,
    private readonly limiter: RateLimiter,
    private readonly notifications: NotificationsService,
    private readonly audit: Audit,
  ) {}

  /**
   * Needs the password of before, or, where there is none yet, a recent sign-in. The other sessions end, and
   * the owner is notified.
   * @throws AppError `password_login_disabled`, `reauthentication_required`, `rate_limited`, `validation_failed`
   */
  async change(actor: Actor, current: string | null, next: string): Promise<void> {
    if (!this.config.passwordLogin) throw new AppError('password_login_disabled');
    const { userId, sessionId } = actor;
    const [row] = await this.dataSource.query<{ password_hash: string | null }[]>(
      'SELECT password_hash FROM users WHERE id = $1',
      [userId],
    );
    const storedHash = row?.password_hash ?? null;
    if (storedHash === null) this.access.requireFreshSignIn(actor);
    else {
      // The owner's own tries count by account alone: whoever holds the token gets no further guesses elsewhere.
      await this.limiter.consume('login_account_address', `password-change:${userId}`);
      const isRight = await this.passwords.matches(storedHash, current ?? '');
      if (!isRight) throw fieldError('current_password', 'This is not your current password');
    }
    const passwordHash = await this.passwords.hash(next);
    const notices = await this.dataSource.transaction(async (manager) => {
      await manager.query('UPDATE users SET password_hash = $2, updated_at = now() WHERE id = $1', [
        userId,
        passwordHash,
      ]);
      await this.sessions.endAll(userId, manager, sessionId);
      const stored = await this.notifications.store([userId], noticeOf(storedHash === null), manager);
      await this.audit.append(manager, { action: 'password_changed', actor: userId, target: userId });
      return stored;
    });
    await this.changes.announce({ userId, reason: 'session_ended' });
    await this.notifications.publish(notices);
  }
}

function noticeOf(isFirst: boolean) {
  return {
    kind: 'system' as const,
    title: isFirst ? 'Password set' : 'Password changed',
    message:
      `A ${isFirst ? '' : 'new '}password was set for your account. Other sessions have ended. ` +
      'If this was not you, sign in, choose another password and look at your linked Google account.',
    link: '/profile',
  };
}
