import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccessService } from '../access/access.service.js';
import { AccessChanges } from '../access/access-changes.js';
import type { Actor } from '../access/actor.js';
import { RateLimiter } from '../access/rate-limiter.js';
import { Audit } from '../audit/audit.service.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { noticeTexts } from '../notifications/wording.js';
import { Config } from '../platform/config/config.js';
import { AppError, fieldError } from '../platform/errors/app-error.js';
import { UsersService } from '../users/users.service.js';
import { Passwords } from './passwords.js';
import { SessionsService } from './sessions.service.js';
import { SignInWays } from './sign-in-ways.js';

/** Sets or changes the password of one's own account. */
@Injectable()
export class PasswordChangeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly access: AccessService,
    private readonly users: UsersService,
    private readonly passwords: Passwords,
    private readonly ways: SignInWays,
    private readonly sessions: SessionsService,
    private readonly changes: AccessChanges,
    private readonly limiter: RateLimiter,
    private readonly notifications: NotificationsService,
    private readonly audit: Audit,
  ) {}

  /**
   * Needs the current password, or a recent sign-in if the account has no password. The other sessions end, and the owner is
   * notified.
   * @throws AppError `password_login_disabled`, `reauthentication_required`, `rate_limited`, `validation_failed`, `logged_out`
   */
  async changePassword(actor: Actor, current: string | null, next: string): Promise<void> {
    if (!this.config.passwordLogin) throw new AppError('password_login_disabled');
    const { userId, sessionId } = actor;
    const storedHash = await this.users.getPasswordHash(userId);
    if (storedHash === null) this.access.requireFreshSignIn(actor);
    else {
      // Keyed by account alone: a thief of the access token must not get more guesses from other addresses.
      await this.limiter.consume('login_account_address', `password-change:${userId}`);
      const isRight = await this.passwords.matches(storedHash, current ?? '');
      if (!isRight) throw fieldError('current_password', 'notCurrentPassword');
    }
    const passwordHash = await this.passwords.hash(next);
    const stored = await this.dataSource.transaction(async (manager) => {
      await this.ways.lock(actor, manager);
      const isReplaced = await this.users.replacePasswordHash(userId, storedHash, passwordHash, manager);
      if (!isReplaced) throw fieldError('current_password', 'notCurrentPassword');
      await this.sessions.endAllSessions([userId], manager, sessionId);
      const notification = notificationOf(storedHash === null);
      const notices = await this.notifications.storeNotifications([userId], notification, manager);
      await this.audit.append(manager, { action: 'password_changed', actor: userId, target: userId });
      return notices;
    });
    await this.changes.announce({ userId, reason: 'session_ended' });
    await this.notifications.publishNotifications(stored);
  }
}

function notificationOf(isFirst: boolean) {
  return {
    kind: 'system' as const,
    ...noticeTexts(isFirst ? 'passwordSet' : 'passwordChanged'),
    link: '/profile',
    mail: 'security' as const,
  };
}
