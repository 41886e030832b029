import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { PASSKEYS_PER_ACCOUNT } from '../../../contract/passkeys.js';
import { AccessChanges } from '../../access/access-changes.js';
import type { Actor } from '../../access/actor.js';
import { Audit } from '../../audit/audit.service.js';
import { NotificationsService, type StoredNotification } from '../../notifications/notifications.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import { existingId } from '../../platform/validation/text.js';
import { PersonalData } from '../../privacy/personal-data.js';
import { securityNotice } from '../security-notices.js';
import { SessionsService } from '../sessions.service.js';
import { SignInWays } from '../sign-in-ways.js';
import type { addPasskeyBody } from './passkeys.dto.js';
import { type Passkey, PasskeysRepository } from './passkeys.repository.js';
import { RelyingParty } from './relying-party.js';

/** The passkeys of one's own account. */
@Injectable()
export class PasskeysService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: PasskeysRepository,
    private readonly relyingParty: RelyingParty,
    private readonly ways: SignInWays,
    private readonly sessions: SessionsService,
    private readonly notifications: NotificationsService,
    private readonly changes: AccessChanges,
    private readonly audit: Audit,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'passkeys',
      export: ({ userId }, manager) =>
        manager.query(
          'SELECT id, name, created_at, last_used_at FROM passkeys WHERE user_id = $1 ORDER BY created_at',
          [userId],
        ),
    });
  }

  list(userId: string): Promise<Passkey[]> {
    return this.repository.list(userId);
  }

  async begin({ userId, email, username }: Actor) {
    const credentials = await this.repository.credentialsOf(userId);
    return this.relyingParty.beginAdding({ userId, name: email ?? username, credentials });
  }

  /** @throws AppError `passkey_refused`, `too_many_passkeys` */
  async add(actor: Actor, { name, response }: z.output<typeof addPasskeyBody>): Promise<Passkey> {
    const { userId } = actor;
    const { id, publicKey, counter } = await this.relyingParty.verifyNew(userId, response);
    const transports = response.response.transports ?? [];
    const credential = { credentialId: id, publicKey: Buffer.from(publicKey), counter, transports };
    const { passkey, notices } = await this.dataSource.transaction(async (manager) => {
      await this.ways.lock(actor, manager);
      if ((await this.repository.count(userId, manager)) >= PASSKEYS_PER_ACCOUNT) {
        throw new AppError('too_many_passkeys');
      }
      const added = await this.repository.insert({ userId, name, ...credential }, manager);
      if (!added) throw new AppError('passkey_refused');
      return { passkey: added, notices: await this.recordChange(userId, 'added', name, manager) };
    });
    await this.notifications.publishNotifications(notices);
    return passkey;
  }

  /** @throws AppError `passkey_not_found` */
  async rename(userId: string, given: string, name: string): Promise<Passkey> {
    const id = existingId(given);
    const passkey = id ? await this.repository.rename(userId, id, name) : null;
    if (!passkey) throw new AppError('passkey_not_found');
    return passkey;
  }

  /**
   * Ends the other sessions, because the passkey may have started them.
   * @throws AppError `passkey_not_found`, `last_way_in`
   */
  async remove(actor: Actor, given: string): Promise<void> {
    const { userId, sessionId } = actor;
    const id = existingId(given);
    if (!id) throw new AppError('passkey_not_found');
    const notices = await this.dataSource.transaction(async (manager) => {
      await this.ways.lock(actor, manager);
      const name = await this.repository.remove(userId, id, manager);
      if (name === null) throw new AppError('passkey_not_found');
      if (!(await this.ways.hasAny(userId, manager))) throw new AppError('last_way_in');
      await this.sessions.endAllSessions([userId], manager, sessionId);
      return this.recordChange(userId, 'removed', name, manager);
    });
    await this.changes.announce({ userId, reason: 'session_ended' });
    await this.notifications.publishNotifications(notices);
  }

  private async recordChange(
    userId: string,
    change: 'added' | 'removed',
    name: string,
    manager: EntityManager,
  ): Promise<StoredNotification[]> {
    await this.audit.append(manager, { action: `passkey_${change}`, actor: userId, target: userId });
    const notice = securityNotice(change === 'added' ? 'passkeyAdded' : 'passkeyRemoved', { name });
    return this.notifications.storeNotifications([userId], notice, manager);
  }
}
