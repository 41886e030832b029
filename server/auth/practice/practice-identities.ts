import type { Role } from '../../../contract/permissions.js';
import { sha256Hex } from '../../platform/crypto.js';

export interface PracticeIdentity {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly about: string;
}

/** The ready identities. `.example` addresses belong to nobody (RFC 2606). */
export const PRACTICE_IDENTITIES: readonly PracticeIdentity[] = [
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

/** The role of a ready staff identity; `null` for any other address. Holds for the practice provider alone. */
export function practiceRole(email: string): Role | null {
  const identity = PRACTICE_IDENTITIES.find((candidate) => candidate.email === email);
  return identity && identity.role !== 'parent' ? identity.role : null;
}

/** What the practice provider says of an address, in OpenID Connect's claims. */
export function practiceClaims(email: string) {
  const ready = PRACTICE_IDENTITIES.find((candidate) => candidate.email === email);
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
