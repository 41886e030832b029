import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Language } from '../../../contract/languages.js';
import { AccessChanges } from '../../access/access-changes.js';
import type { Actor } from '../../access/actor.js';
import { Audit } from '../../audit/audit.service.js';
import { MailService } from '../../mail/mail.service.js';
import { NotificationsService } from '../../notifications/notifications.service.js';
import { Config } from '../../platform/config/config.js';
import { randomToken, sha256Hex } from '../../platform/crypto.js';
import { AppError } from '../../platform/errors/app-error.js';
import { AccountProofs } from '../../users/account-proofs.js';
import { UsersService } from '../../users/users.service.js';
import { AdminAlerts } from '../admin-alerts.js';
import { IdentitiesService } from '../identities/identities.service.js';
import { passwordResetLetter } from '../link-letters.js';
import { PasskeysRepository } from '../passkeys/passkeys.repository.js';
import { Passwords } from '../passwords.js';
import { securityNotice } from '../security-notices.js';
import { SessionsService } from '../sessions.service.js';

/** How long a link is valid. */
const LINK_SECONDS = 3_600;

interface PasswordResetLink {
  readonly url: string;
  readonly expiresAt: Date;
}

/** One-time links by which people who forgot their password set a new one: by mail, or from an admin who hands them over. */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly users: UsersService,
    private readonly proofs: AccountProofs,
    private readonly passwords: Passwords,
    private readonly sessions: SessionsService,
    private readonly changes: AccessChanges,
    private readonly notifications: NotificationsService,
    private readonly alerts: AdminAlerts,
    private readonly passkeys: PasskeysRepository,
    private readonly identities: IdentitiesService,
    private readonly audit: Audit,
    private readonly mail: MailService,
  ) {}

  /**
   * Replaces an earlier link of the account. The owner is notified, because the holder of the link can sign in as them. Admins
   * get none for their own account: a stolen session could otherwise set a password without knowing the old one. It could still
   * do so through the account of other staff, so every admin is notified of a link for staff.
   * @throws AppError `password_login_disabled`, `forbidden`, `user_not_found`
   */
  async createLink(userId: string, actor: Actor): Promise<PasswordResetLink> {
    this.requirePasswordLogin();
    if (userId === actor.userId) throw new AppError('forbidden');
    const { link, notices } = await this.dataSource.transaction(async (manager) => {
      if (!(await this.proofs.lockSignInMethods(userId, manager))) throw new AppError('user_not_found');
      const created = await this.storeLink(userId, manager);
      const stored = [
        ...(await this.notifications.storeNotifications([userId], LINK_NOTICE, manager)),
        ...(await this.alerts.ofStaffAccount(userId, STAFF_LINK_NOTICE, manager)),
      ];
      await this.audit.append(manager, {
        action: 'password_reset_link_created',
        actor: actor.userId,
        target: userId,
      });
      return { link: created, notices: stored };
    });
    await this.notifications.publishNotifications(notices);
    return link;
  }

  /** Replaces an earlier link of the account, and mails it to the address of the account, proved or not. */
  async mailLink(userId: string, language: Language): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      if (!(await this.proofs.lockSignInMethods(userId, manager))) return;
      const { url } = await this.storeLink(userId, manager);
      await this.audit.append(manager, { action: 'password_reset_link_mailed', actor: userId, target: userId });
      await this.mail.queue(
        { to: { userId }, purpose: 'security', letter: passwordResetLetter(url, language), hours: 1 },
        manager,
      );
    });
  }

  /**
   * Sets the password of the account that the link belongs to, and ends all its sessions. If the account never proved its
   * address, another person may have registered it and added a passkey or a Google account to come back with, so these end, too.
   * @throws AppError `password_login_disabled`, or `reset_link_invalid` if the link is unknown, used, replaced or expired
   */
  async resetPassword(token: string, password: string): Promise<void> {
    const tokenHash = sha256Hex(token);
    const userId = await this.findOwner(tokenHash);
    if (userId === null) throw new AppError('reset_link_invalid');
    const passwordHash = await this.passwords.hash(password);
    const notices = await this.dataSource.transaction(async (manager) => {
      const methods = await this.proofs.lockSignInMethods(userId, manager);
      if (!(await this.spendLink(tokenHash, manager))) throw new AppError('reset_link_invalid');
      await this.users.setPasswordHash(userId, passwordHash, manager);
      if (!methods?.isEmailVerified) {
        await this.passkeys.removeAll(userId, manager);
        await this.identities.removeIdentities(userId, manager);
      }
      await this.sessions.endAllSessions([userId], manager);
      await this.audit.append(manager, { action: 'password_reset', actor: userId, target: userId });
      return this.notifications.storeNotifications([userId], RESET_NOTICE, manager);
    });
    await this.changes.announce({ userId, reason: 'session_ended' });
    await this.notifications.publishNotifications(notices);
  }

  /** @throws AppError `password_login_disabled` */
  requirePasswordLogin(): void {
    if (!this.config.passwordLogin) throw new AppError('password_login_disabled');
  }

  private async storeLink(userId: string, manager: EntityManager): Promise<PasswordResetLink> {
    const token = randomToken();
    const [link] = await manager.query<{ expires_at: Date }[]>(
      `INSERT INTO password_reset_links (user_id, token_hash, expires_at)
       VALUES ($1, $2, now() + make_interval(secs => ${LINK_SECONDS}))
       ON CONFLICT (user_id) DO UPDATE SET token_hash = excluded.token_hash, expires_at = excluded.expires_at
       RETURNING expires_at`,
      [userId, sha256Hex(token)],
    );
    // Browsers keep the fragment to themselves, so the token reaches no log.
    return { url: `${this.config.publicOrigin}/reset-password#token=${token}`, expiresAt: link!.expires_at };
  }

  private async findOwner(tokenHash: string): Promise<string | null> {
    const [link] = await this.dataSource.query<{ user_id: string }[]>(
      'SELECT user_id FROM password_reset_links WHERE token_hash = $1 AND expires_at > now()',
      [tokenHash],
    );
    return link?.user_id ?? null;
  }

  /** Returns false if another request has just used the link. */
  private async spendLink(tokenHash: string, manager: EntityManager): Promise<boolean> {
    const [, spent] = await manager.query<[unknown, number]>(
      'DELETE FROM password_reset_links WHERE token_hash = $1 AND expires_at > now()',
      [tokenHash],
    );
    return spent > 0;
  }
}

const LINK_NOTICE = securityNotice('resetLink');
const STAFF_LINK_NOTICE = { ...securityNotice('staffResetLink'), link: '/admin/users' };
const RESET_NOTICE = securityNotice('passwordReset');
