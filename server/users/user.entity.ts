import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Language } from '../../contract/languages.js';
import type { Role } from '../../contract/permissions.js';
import type { UserSettings } from '../../contract/users.js';

/** An account. All other data about a person refers to its id. */
@Entity('users')
export class User {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  username: string;

  /** Normalised by `normalizeEmail`; null for devices. */
  @Column('text', { nullable: true })
  email: string | null;

  /** True after an identity provider has confirmed that this person owns the address. */
  @Column('boolean', { name: 'email_verified', default: false })
  emailVerified: boolean;

  @Column('text', { name: 'password_hash', nullable: true, select: false })
  passwordHash?: string | null;

  @Column('text', { name: 'first_name', nullable: true })
  firstName: string | null;

  @Column('text', { name: 'last_name', nullable: true })
  lastName: string | null;

  @Column('text')
  role: Role;

  @Column('text', { nullable: true })
  avatar: string | null;

  @Column('text', { nullable: true })
  bio: string | null;

  @Column('text', { nullable: true })
  phone: string | null;

  @Column('text', { nullable: true })
  location: string | null;

  /** Only the choices that the user has made; `settingsOf` adds the defaults. */
  @Column('jsonb', { default: {} })
  settings: Partial<UserSettings>;

  /** What the person's browser asked for at the last sign-in or refresh; null: nothing that the product speaks. */
  @Column('text', { name: 'browser_language', nullable: true })
  browserLanguage: Language | null;

  @Column('timestamptz', { name: 'disabled_at', nullable: true })
  disabledAt: Date | null;

  @Column('timestamptz', { name: 'last_seen_at', nullable: true })
  lastSeenAt: Date | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;
}
