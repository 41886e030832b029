import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AccessChanges } from '../../access/access-changes.js';
import type { Actor } from '../../access/actor.js';
import { Audit } from '../../audit/audit.service.js';
import { NotificationsService, type StoredNotification } from '../../notifications/notifications.service.js';
import { noticeText } from '../../notifications/wording.js';
import { AppError } from '../../platform/errors/app-error.js';
import { AccountProofs } from '../../users/account-proofs.js';
import { UsersService } from '../../users/users.service.js';
import type { IdentityRow } from '../identities/identities.repository.js';
import { IdentitiesService } from '../identities/identities.service.js';
import { type IdentityClaim, proofOf } from '../identities/identity-claim.js';
import { SessionsService } from '../sessions.service.js';
import { SignInWays } from '../sign-in-ways.js';
import { IdentityProvider } from './identity-provider.js';
import { isTakenError } from './is-taken-error.js';

type SignedIn = Pick<Actor, 'userId' | 'sessionId'>;

/**
 * The linked Google accounts of people who are signed in. A linked Google account opens the whole account, so linking and
 * unlinking end the other sessions and notify the owner.
 */
@Injectable()
export class GoogleLinks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ways: SignInWays,
    private readonly provider: IdentityProvider,
    private readonly users: UsersService,
    private readonly identities: IdentitiesService,
    private readonly proofs: AccountProofs,
    private readonly sessions: SessionsService,
    private readonly notifications: NotificationsService,
    private readonly changes: AccessChanges,
    private readonly audit: Audit,
  ) {}

  /**
   * `code` comes from the provider's pop-up. A linked identity is never replaced; linking the same one again only updates it.
   * @throws AppError `oauth_failed`, `google_account_in_use`, `google_already_linked`
   */
  async link(actor: SignedIn, code: string): Promise<void> {
    const { userId } = actor;
    const claim = await this.provider.redeemPopUpCode(code);
    if (!claim) throw new AppError('oauth_failed');
    const work = (manager: EntityManager) => this.linkWithin(actor, claim, manager);
    const stored = await this.dataSource.transaction(work).catch((error: unknown) => {
      throw isTakenError(error) ? new AppError('google_account_in_use') : error;
    });
    if (stored) await this.announceChange(userId, stored);
  }

  /**
   * Does nothing if no Google account is linked.
   * @throws AppError `last_sign_in_method`
   */
  async unlink(actor: SignedIn): Promise<void> {
    const { userId } = actor;
    const stored = await this.dataSource.transaction(async (manager) => {
      await this.ways.lock(actor, manager);
      const [email] = await this.identities.removeIdentities(userId, manager);
      if (!(await this.ways.hasAny(userId, manager))) throw new AppError('last_sign_in_method');
      if (email === undefined) return null;
      const notices = await this.endOthersAndNotify(actor, 'unlinked', email, manager);
      await this.audit.append(manager, { action: 'google_unlinked', actor: userId, target: userId });
      return notices;
    });
    if (stored) await this.announceChange(userId, stored);
  }

  /**
   * Takes the person's names and picture from the provider again.
   * @throws AppError `google_not_linked`, `google_reauthentication_required`
   */
  async syncProfile(userId: string): Promise<void> {
    const identity = await this.identities.findIdentity(userId, this.provider.name);
    if (!identity) throw new AppError('google_not_linked');
    const claim = await this.provider.renewClaim(identity.sealed_grant);
    if (claim?.profile.subject !== identity.subject) throw new AppError('google_reauthentication_required');
    await this.dataSource.transaction(async (manager) => {
      await this.users.adoptProviderProfile(userId, claim.profile, manager);
      await this.identities.updateIdentity(userId, claim, manager);
    });
  }

  private async linkWithin(
    actor: SignedIn,
    claim: IdentityClaim,
    manager: EntityManager,
  ): Promise<StoredNotification[] | null> {
    const { userId } = actor;
    await this.ways.lock(actor, manager);
    const known = await this.findLinked(userId, claim, manager);
    const kept = known ? this.provider.keepRefreshToken(claim, known.sealed_grant) : claim;
    await this.identities.saveIdentity(userId, kept, manager);
    await this.proofs.recordProof(userId, proofOf(claim), manager);
    if (known) return null;
    const stored = await this.endOthersAndNotify(actor, 'linked', claim.profile.email, manager);
    const detail = { provider: claim.provider };
    await this.audit.append(manager, { action: 'google_linked', actor: userId, target: userId, detail });
    return stored;
  }

  /** @throws AppError `google_account_in_use`, `google_already_linked` */
  private async findLinked(userId: string, claim: IdentityClaim, manager: EntityManager): Promise<IdentityRow | null> {
    const known = await this.identities.lockIdentity(claim, manager);
    if (known && known.user_id !== userId) throw new AppError('google_account_in_use');
    if (known) return known;
    if (await this.identities.findIdentity(userId, claim.provider, manager)) {
      throw new AppError('google_already_linked');
    }
    return null;
  }

  private async endOthersAndNotify(
    { userId, sessionId }: SignedIn,
    change: 'linked' | 'unlinked',
    email: string | null,
    manager: EntityManager,
  ): Promise<StoredNotification[]> {
    await this.sessions.endAllSessions([userId], manager, sessionId);
    const name = change === 'linked' ? 'googleLinked' : 'googleUnlinked';
    const notification = {
      kind: 'system' as const,
      title: noticeText(`${name}.title`),
      message: email ? noticeText(`${name}.message`, { account: email }) : noticeText(`${name}.messageWithoutAddress`),
      link: '/profile',
      mail: 'security' as const,
    };
    return this.notifications.storeNotifications([userId], notification, manager);
  }

  private async announceChange(userId: string, stored: readonly StoredNotification[]): Promise<void> {
    await this.changes.announce({ userId, reason: 'session_ended' });
    await this.notifications.publishNotifications(stored);
  }
}
