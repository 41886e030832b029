import type { Role } from '../../../contract/permissions.js';
import { sha256Hex } from '../../platform/crypto.js';

export interface DevelopmentIdentity {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly about: string;
}

/** Identities that the page offers. No one can own a `.example` address (RFC 2606). */
export const DEVELOPMENT_IDENTITIES: readonly DevelopmentIdentity[] = [
  {
    email: 'parent@practice.example',
    firstName: 'Pat',
    lastName: 'Parent',
    role: 'parent',
    about: 'Chats with Starling and looks after a family',
  },
  {
    email: 'admin@practice.example',
    firstName: 'Alex',
    lastName: 'Admin',
    role: 'admin',
    about: 'Runs the place: users, waitlist, settings',
  },
  {
    email: 'moderator@practice.example',
    firstName: 'Morgan',
    lastName: 'Moderator',
    role: 'moderator',
    about: 'Looks at what people report',
  },
];

/** The role of a staff identity; null for every other address. Only the development identity provider may give it. */
export function developmentRole(email: string): Role | null {
  const identity = DEVELOPMENT_IDENTITIES.find((candidate) => candidate.email === email);
  return identity && identity.role !== 'parent' ? identity.role : null;
}

/** The claims of OpenID Connect for an address. */
export function developmentClaims(email: string) {
  const ready = DEVELOPMENT_IDENTITIES.find((candidate) => candidate.email === email);
  const [local = ''] = email.split('@');
  const firstName = ready?.firstName ?? local;
  return {
    sub: `practice-${sha256Hex(email).slice(0, 24)}`,
    email,
    email_verified: true,
    name: ready ? `${ready.firstName} ${ready.lastName}` : firstName,
    given_name: firstName,
    ...(ready ? { family_name: ready.lastName } : {}),
  };
}
