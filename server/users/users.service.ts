import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, QueryFailedError } from 'typeorm';
import { DEFAULT_ROLE, type Role } from '../../contract/permissions.js';
import { AccessChanges } from '../access/access-changes.js';
import { IdentitiesService } from '../auth/identities/identities.service.js';
import { AppError } from '../platform/errors/app-error.js';
import { Events } from '../platform/events.js';
import { newId } from '../platform/ids.js';
import { browserLanguage } from '../platform/request-context.js';
import { PersonalData } from '../privacy/personal-data.js';
import { WaitlistService } from '../waitlist/waitlist.service.js';
import type { OwnAccount } from './own-account.js';
import { User } from './user.entity.js';
import type { ProfilePatch } from './users.dto.js';
import { UserRegistered } from './users.events.js';
import { settingsOf, userToExport } from './users.presenter.js';
import { type DigestReader, type QuietHours, type UserListQuery, UsersRepository } from './users.repository.js';

export type { DigestReader } from './users.repository.js';

export interface NewUser {
  /** A neutral name if none is given; never a part of the address, because moderators see it. */
  username?: string | null;
  email: string | null;
  emailVerified?: boolean;
  passwordHash?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  avatar?: string | null;
  role?: Role;
}

/** Accounts and their profiles. */
@Injectable()
export class UsersService implements OnModuleInit {
  private readonly logger = new Logger('Users');

  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: UsersRepository,
    private readonly waitlist: WaitlistService,
    private readonly identities: IdentitiesService,
    private readonly changes: AccessChanges,
    private readonly personalData: PersonalData,
    private readonly events: Events,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'user',
      export: async ({ userId }, manager) => {
        const user = await this.repository.find(userId, manager);
        return (
          user && { ...userToExport(user), former_usernames: await this.repository.formerUsernames(userId, manager) }
        );
      },
    });
    this.personalData.register({
      name: 'activity_days',
      export: ({ userId }, manager) => this.repository.activityDays(userId, manager),
    });
  }

  /** Accounts that want summaries, in the order of their ids, from the one after `after` on. */
  digestReaders(after: string | null, limit: number): Promise<DigestReader[]> {
    return this.repository.digestReaders(after, limit);
  }

  /** The quiet hours of these accounts; those without any are left out. */
  quietHours(userIds: readonly string[], manager: EntityManager): Promise<Map<string, QuietHours>> {
    return this.repository.quietHours(userIds, manager);
  }

  /** Also accounts of children. */
  countAll(): Promise<number> {
    return this.repository.countAll();
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

  /** @throws AppError `user_not_found` */
  async getOwnAccount(userId: string): Promise<OwnAccount> {
    const user = await this.get(userId);
    const [waitlistStatus, linked, passwordHash] = await Promise.all([
      this.waitlist.accountStatus(userId),
      this.identities.findLinkedAccounts([userId]),
      this.getPasswordHash(userId),
    ]);
    return { user, waitlistStatus, isGoogleLinked: linked.has(userId), hasPassword: passwordHash !== null };
  }

  findByEmail(email: string, manager?: EntityManager): Promise<User | null> {
    return this.repository.findByEmail(email, manager);
  }

  /** Finds by user name or address, and includes the password hash. */
  findForSignIn(name: string): Promise<User | null> {
    return this.repository.findForSignIn(name);
  }

  listUsers(query: UserListQuery): Promise<{ items: User[]; total: number }> {
    return this.repository.listUsers(query);
  }

  /**
   * Creates an account within the caller's transaction, and emits `UserRegistered` after its commit.
   * @throws AppError `email_taken` or `username_taken`
   */
  async createUser(input: NewUser, manager: EntityManager): Promise<User> {
    // If address and name are both taken, the error must name the address; the unique indexes would report the name first.
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
      // A child reads the languages that its guardians have chosen.
      browserLanguage: input.email === null ? null : browserLanguage(),
      role: input.role ?? DEFAULT_ROLE,
    });
    await manager.insert(User, user).catch(rethrowTaken);
    this.events.emitAfterCommit(manager, new UserRegistered(user.id));
    return this.get(user.id, manager);
  }

  /** Remembers what the caller's browser asks for, for the texts that the service writes later by itself. */
  async rememberBrowserLanguage({ id, browserLanguage: known }: Pick<User, 'id' | 'browserLanguage'>): Promise<void> {
    const language = browserLanguage();
    if (!language || language === known) return;
    await this.repository.rememberBrowserLanguage(id, language).catch((error: unknown) => {
      // The sign-in that brought it is stored already.
      this.logger.warn({ err: error }, 'The language of a browser was not noted; the next sign-in tries again');
    });
  }

  /** @throws AppError `username_taken` */
  async updateProfile(userId: string, patch: ProfilePatch): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const user = await this.repository.lock(userId, manager);
      if (!user) throw new AppError('user_not_found');
      if (patch.username !== undefined && (await this.repository.isNameTaken(patch.username, userId, manager))) {
        throw new AppError('username_taken');
      }
      await manager
        .update(User, { id: userId }, { ...changedFields(user, patch), updatedAt: () => 'now()' })
        .catch(rethrowTaken);
    });
    // Open connections show the user name and write in the language, so they read both again.
    const isNewActor = patch.username !== undefined || patch.settings?.language !== undefined;
    if (isNewActor) await this.changes.announce({ userId, reason: 'unknown' });
  }

  /** Names and picture as an identity provider has them now. A null leaves the field unchanged. */
  adoptProviderProfile(
    userId: string,
    profile: { firstName: string | null; lastName: string | null; picture: string | null },
    manager: EntityManager,
  ): Promise<void> {
    return this.repository.adoptProviderProfile(userId, profile, manager);
  }

  getPasswordHash(userId: string): Promise<string | null> {
    return this.repository.getPasswordHash(userId);
  }

  /** `false`: the account has another password than `before` by now. */
  async replacePasswordHash(
    userId: string,
    before: string | null,
    passwordHash: string,
    manager: EntityManager,
  ): Promise<boolean> {
    const { affected } = await manager.update(
      User,
      { id: userId, passwordHash: before ?? IsNull() },
      { passwordHash, updatedAt: () => 'now()' },
    );
    return affected === 1;
  }

  async setPasswordHash(userId: string, passwordHash: string, manager: EntityManager): Promise<void> {
    await manager.update(User, { id: userId }, { passwordHash, updatedAt: () => 'now()' });
  }
}

/** Settings are merged one level deep; every other field replaces the stored value. */
function changedFields(user: User, patch: ProfilePatch): Partial<User> {
  const { settings, first_name: firstName, last_name: lastName, ...plain } = patch;
  const changed = Object.fromEntries(
    Object.entries({ ...plain, firstName, lastName }).filter(([, value]) => value !== undefined),
  );
  if (!settings) return changed;
  const current = settingsOf(user);
  return {
    ...changed,
    settings: {
      ...current,
      ...settings,
      notifications: { ...current.notifications, ...settings.notifications },
      privacy: { ...current.privacy, ...settings.privacy },
      family: { ...current.family, ...settings.family },
      voice: { ...current.voice, ...settings.voice },
    },
  };
}

/** Turns a violated unique index into the error that names the field. */
function rethrowTaken(error: unknown): never {
  if (error instanceof QueryFailedError) {
    const { code, constraint } = error.driverError as { code?: string; constraint?: string };
    if (code === '23505' && constraint === 'users_email_key') throw new AppError('email_taken');
    if (code === '23505' && constraint === 'users_username_key') throw new AppError('username_taken');
  }
  throw error;
}
