import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { DEFAULT_ROLE, type Role } from '../../contract/permissions.js';
import type { UserBody } from '../../contract/users.js';
import { AccessChanges } from '../access/access-changes.js';
import { Admins } from '../access/admins.js';
import { Audit } from '../access/audit.service.js';
import { PersonalData } from '../access/personal-data.js';
import { AppError } from '../platform/errors/app-error.js';
import { Events } from '../platform/events.js';
import { newId } from '../platform/ids.js';
import { WaitlistService } from '../waitlist/waitlist.service.js';
import { User } from './user.entity.js';
import type { ProfilePatch } from './users.dto.js';
import { RoleChanged, UserDisabled, UserEnabled, UserErased } from './users.events.js';
import { settingsOf, userBody, userExport } from './users.presenter.js';
import { type UserListQuery, UsersRepository } from './users.repository.js';

export interface NewUser {
  /** A neutral one where none is given; never part of the address, as moderators see it. */
  username?: string | null;
  email: string | null;
  emailVerified?: boolean;
  passwordHash?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  avatar?: string | null;
  role?: Role;
}

/** Accounts: profile, role, erasure. */
@Injectable()
export class UsersService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: UsersRepository,
    private readonly waitlist: WaitlistService,
    private readonly changes: AccessChanges,
    private readonly admins: Admins,
    private readonly audit: Audit,
    private readonly events: Events,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'user',
      export: async ({ userId }, manager) => {
        const user = await this.repository.find(userId, manager);
        return (
          user && { ...userExport(user), former_usernames: await this.repository.formerUsernames(userId, manager) }
        );
      },
    });
    this.personalData.register({
      name: 'activity_days',
      export: ({ userId }, manager) => this.repository.activityDays(userId, manager),
    });
  }

  find(userId: string, manager?: EntityManager): Promise<User | null> {
    return this.repository.find(userId, manager);
  }

  /** @throws AppError `user_not_found` */
  async get(userId: string, manager?: EntityManager): Promise<User> {
    const user = await this.repository.find(userId, manager);
    if (!user) throw new AppError('user_not_found');
    return user;
  }

  findByEmail(email: string, manager?: EntityManager): Promise<User | null> {
    return this.repository.findByEmail(email, manager);
  }

  /** By user name or address, with the password's hash. */
  findForSignIn(name: string): Promise<User | null> {
    return this.repository.findForSignIn(name);
  }

  list(query: UserListQuery): Promise<{ items: User[]; total: number }> {
    return this.repository.list(query);
  }

  /** Which of these accounts have a linked Google identity. */
  linkedToGoogle(userIds: readonly string[]): Promise<Set<string>> {
    return this.repository.linkedToGoogle(userIds);
  }

  /** The account as its owner sees it. */
  async body(userId: string): Promise<UserBody> {
    const user = await this.get(userId);
    const [status, linked] = await Promise.all([
      this.waitlist.accountStatus(user.id),
      this.repository.linkedToGoogle([userId]),
    ]);
    return userBody(user, status, linked.has(userId));
  }

  /**
   * Within the caller's transaction. Emit `UserRegistered` after its commit.
   * @throws AppError `email_taken` or `username_taken`
   */
  async create(input: NewUser, manager: EntityManager): Promise<User> {
    // The index of names is looked at first: where both are taken, it would speak of the name.
    if (input.email !== null && (await this.repository.findByEmail(input.email, manager))) {
      throw new AppError('email_taken');
    }
    if (input.username && (await this.repository.isNameTaken(input.username, null, manager))) {
      throw new AppError('username_taken');
    }
    const user = manager.create(User, {
      id: newId(),
      username: input.username ?? (await this.repository.freeUsername(manager)),
      email: input.email,
      emailVerified: input.emailVerified ?? false,
      passwordHash: input.passwordHash ?? null,
      firstName: input.firstName ?? null,
      lastName: input.lastName ?? null,
      avatar: input.avatar ?? null,
      role: input.role ?? DEFAULT_ROLE,
    });
    await manager.insert(User, user).catch(rethrowTaken);
    return this.get(user.id, manager);
  }

  /** @throws AppError `username_taken` */
  async updateProfile(userId: string, patch: ProfilePatch): Promise<UserBody> {
    await this.dataSource.transaction(async (manager) => {
      const user = await this.repository.lock(userId, manager);
      if (!user) throw new AppError('user_not_found');
      if (patch.username !== undefined && (await this.repository.isNameTaken(patch.username, userId, manager))) {
        throw new AppError('username_taken');
      }
      const { settings, first_name: firstName, last_name: lastName, ...plain } = patch;
      const changed = Object.fromEntries(
        Object.entries({ ...plain, firstName, lastName }).filter(([, value]) => value !== undefined),
      );
      const current = settingsOf(user);
      const merged = settings && {
        ...current,
        ...settings,
        notifications: { ...current.notifications, ...settings.notifications },
        privacy: { ...current.privacy, ...settings.privacy },
      };
      await manager
        .update(User, { id: userId }, { ...changed, ...(merged ? { settings: merged } : {}), updatedAt: () => 'now()' })
        .catch(rethrowTaken);
    });
    // The name is part of what open connections show.
    if (patch.username !== undefined) await this.changes.announce({ userId, reason: 'unknown' });
    return this.body(userId);
  }

  /**
   * Takes effect at once, also for tokens that are out. `actorId` is null where the server itself does it. Nobody
   * changes their own role: an admin who slips could not undo it.
   * @throws AppError `user_not_found`, `last_admin`
   */
  async setRole(userId: string, role: Role, actorId: string | null): Promise<User> {
    const outcome = await this.dataSource.transaction(async (manager) => {
      await this.admins.lock(manager);
      const user = await this.get(userId, manager);
      if (user.role === role) return 'same';
      if (userId === actorId) return 'last_admin';
      if (user.role === 'admin' && !(await this.admins.isAnyLeft(manager, userId))) return 'last_admin';
      await manager.update(User, { id: userId }, { role, updatedAt: () => 'now()' });
      await this.audit.append(manager, { action: 'role_changed', actor: actorId, target: userId, detail: { role } });
      return 'changed';
    });
    if (outcome === 'last_admin') await this.refuseLastAdmin('role_change_refused', userId, actorId);
    if (outcome === 'changed') {
      await this.changes.announce({ userId, reason: 'role_changed' });
      this.events.emit(new RoleChanged(userId, role));
    }
    return this.get(userId);
  }

  /**
   * A disabled account cannot sign in, and what it holds open is closed.
   * @throws AppError `user_not_found`, `last_admin`
   */
  async setDisabled(userId: string, isDisabled: boolean, actorId: string): Promise<User> {
    const outcome = await this.dataSource.transaction(async (manager) => {
      await this.admins.lock(manager);
      const user = await this.get(userId, manager);
      if ((user.disabledAt !== null) === isDisabled) return 'same';
      const isAdmin = user.role === 'admin' && user.disabledAt === null;
      if (isAdmin && !(await this.admins.isAnyLeft(manager, userId))) return 'last_admin';
      await manager.update(User, { id: userId }, { disabledAt: isDisabled ? () => 'now()' : null });
      const action = isDisabled ? 'account_disabled' : 'account_enabled';
      await this.audit.append(manager, { action, actor: actorId, target: userId });
      return 'changed';
    });
    if (outcome === 'last_admin') await this.refuseLastAdmin('disabling_refused', userId, actorId);
    if (outcome === 'changed') {
      await this.changes.announce({ userId, reason: 'account_disabled' });
      this.events.emit(isDisabled ? new UserDisabled(userId) : new UserEnabled(userId));
    }
    return this.get(userId);
  }

  /** All that is kept of the account, as one JSON. */
  async export(userId: string): Promise<Record<string, unknown>> {
    const exported = await this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const { email } = await this.get(userId, manager);
      return this.personalData.export({ userId, email }, manager);
    });
    await this.audit.record({ action: 'account_exported', actor: userId, target: userId });
    return { exported_at: new Date().toISOString(), ...exported };
  }

  /**
   * Deletes the account and everything of it; the audit log keeps its bare id. The account is closed first; what it may have
   * too much of for one transaction goes in batches, the rest with its row. Where a node dies in between, another goes on.
   * @throws AppError `last_admin`
   */
  async erase(userId: string, actorId: string): Promise<void> {
    const outcome = await this.dataSource.transaction(async (manager) => {
      await this.admins.lock(manager);
      const user = await this.repository.lock(userId, manager);
      if (!user) throw new AppError('user_not_found');
      const isAdmin = user.role === 'admin' && user.disabledAt === null;
      if (isAdmin && !(await this.admins.isAnyLeft(manager, userId))) return 'last_admin';
      await this.repository.beginErasure(userId, manager);
      await this.audit.append(manager, { action: 'account_erasure_begun', actor: actorId, target: userId });
      return 'begun';
    });
    if (outcome === 'last_admin') await this.refuseLastAdmin('erasure_refused', userId, actorId);
    await this.changes.announce({ userId, reason: 'account_erased' });
    await this.finishErasure(userId, actorId);
  }

  /** Goes on with an erasure that has begun. Two nodes may do so at once; nothing happens where the account is gone. */
  async finishErasure(userId: string, actorId: string): Promise<void> {
    const account = await this.repository.find(userId);
    if (!account) return;
    const subject = { userId, email: account.email };
    await this.personalData.eraseInBatches(subject);
    const isErased = await this.dataSource.transaction(async (manager) => {
      if (!(await this.repository.lock(userId, manager))) return false;
      await this.personalData.erase(subject, manager);
      await manager.delete(User, { id: userId });
      await this.audit.append(manager, { action: 'account_erased', actor: actorId, target: userId });
      return true;
    });
    if (!isErased) return;
    await this.changes.announce({ userId, reason: 'account_erased' });
    this.events.emit(new UserErased(userId));
  }

  /** An account whose erasure a node has begun and not finished; this node goes on with it. */
  takeOnErasure(): Promise<string | null> {
    return this.repository.takeOnErasure();
  }

  private async refuseLastAdmin(action: string, userId: string, actorId: string | null): Promise<never> {
    await this.audit.record({ action, actor: actorId, target: userId, detail: { reason: 'last_admin' } });
    throw new AppError('last_admin');
  }
}

/** A broken unique index, as the error that names it. */
function rethrowTaken(error: unknown): never {
  if (error instanceof QueryFailedError) {
    const { code, constraint } = error.driverError as { code?: string; constraint?: string };
    if (code === '23505' && constraint === 'users_email_key') throw new AppError('email_taken');
    if (code === '23505' && constraint === 'users_username_key') throw new AppError('username_taken');
  }
  throw error;
}
