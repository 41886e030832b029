import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AccessChanges } from '../../access/access-changes.js';
import type { Actor } from '../../access/actor.js';
import { Audit } from '../../access/audit.service.js';
import { NotificationsService, type StoredNotification } from '../../notifications/notifications.service.js';
import { Config } from '../../platform/config/config.js';
import { AppError } from '../../platform/errors/app-error.js';
import { SessionsService } from '../sessions.service.js';
import type { GoogleProfile } from './google-profile.js';
import { Identities, isTaken, type ProviderName } from './identities.js';

type Subject = Pick<Actor, 'userId' | 'sessionId'>;

/**
 * Google accounts of people who are signed in. A linked account is a way in to everything of the account, so both changes
 * end the other sessions and notify the owner.
 */
@Injectable()
export class GoogleLinks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly identities: Identities,
    private readonly sessions: SessionsService,
    private readonly notifications: NotificationsService,
    private readonly changes: AccessChanges,
    private readonly audit: Audit,
  ) {}

  /**
   * Links an identity; one that is linked already stays as it is, and none is ever replaced.
   * @throws AppError `google_account_in_use`, `google_already_linked`
   */
  async link(actor: Subject, provider: ProviderName, profile: GoogleProfile, sealedGrant: string): Promise<void> {
    const { userId } = actor;
    const work = async (manager: EntityManager) => {
      await this.lockAccount(userId, manager);
      const known = await this.identities.find(provider, profile.subject, manager);
      if (known && known.user_id !== userId) throw new AppError('google_account_in_use');
      if (!known && (await this.identities.findOfUser(userId, provider, manager))) {
        throw new AppError('google_already_linked');
      }
      await this.identities.store(manager, userId, provider, profile, sealedGrant);
      if (profile.isEmailVerified) await this.identities.markVerified(manager, userId, profile.email);
      if (known) return null;
      const stored = await this.endOthersAndNotify(actor, 'linked', profile.email, manager);
      const detail = { provider };
      await this.audit.append(manager, { action: 'google_linked', actor: userId, target: userId, detail });
      return stored;
    };
    const notices = await this.dataSource.transaction(work).catch((error: unknown) => {
      if (isTaken(error)) throw new AppError('google_account_in_use');
      throw error;
    });
    if (!notices) return;
    await this.announce(userId, notices);
  }

  /**
   * Takes the Google identity off the account; one without stays as it is.
   * @throws AppError `last_sign_in_method`
   */
  async unlink(actor: Subject): Promise<void> {
    const { userId } = actor;
    const notices = await this.dataSource.transaction(async (manager) => {
      const hasPassword = await this.lockAccount(userId, manager);
      if (!(hasPassword && this.config.passwordLogin)) throw new AppError('last_sign_in_method');
      const [removed] = await manager.query<[{ email: string | null }[], number]>(
        'DELETE FROM identities WHERE user_id = $1 RETURNING email',
        [userId],
      );
      const [identity] = removed;
      if (!identity) return null;
      const stored = await this.endOthersAndNotify(actor, 'unlinked', identity.email, manager);
      await this.audit.append(manager, { action: 'google_unlinked', actor: userId, target: userId });
      return stored;
    });
    if (!notices) return;
    await this.announce(userId, notices);
  }

  /** Nothing else links or unlinks the account until the transaction ends. Answers whether it has a password. */
  private async lockAccount(userId: string, manager: EntityManager): Promise<boolean> {
    const [row] = await manager.query<{ has_password: boolean }[]>(
      'SELECT password_hash IS NOT NULL AS has_password FROM users WHERE id = $1 FOR NO KEY UPDATE',
      [userId],
    );
    return row?.has_password ?? false;
  }

  private async endOthersAndNotify(
    { userId, sessionId }: Subject,
    change: 'linked' | 'unlinked',
    email: string | null,
    manager: EntityManager,
  ): Promise<StoredNotification[]> {
    await this.sessions.endAll(userId, manager, sessionId);
    const advice = change === 'linked' ? 'unlink it and change your password' : 'change your password';
    const notification = {
      kind: 'system' as const,
      title: `Google account ${change}`,
      message:
        `Google account ${email ?? 'without an address'} was ${change}. Other sessions have ended. ` +
        `If this was not you, ${advice}.`,
      link: '/profile',
    };
    return this.notifications.store([userId], notification, manager);
  }

  private async announce(userId: string, notices: readonly StoredNotification[]): Promise<void> {
    await this.changes.announce({ userId, reason: 'session_ended' });
    await this.notifications.publish(notices);
  }
}
