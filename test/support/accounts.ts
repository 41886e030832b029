import { randomBytes } from 'node:crypto';
import { buildFamily } from '../factories/families.js';
import { api } from './api.js';
import { handOverDevice } from './devices.js';
import type { TestStarling } from './starling.js';

export interface Account {
  user: { id: string; username: string; email: string; role: string };
  email: string;
  password: string;
  accessToken: string;
  refreshToken: string;
}

export const TEST_PASSWORD = 'Kites-over-7-hills!';

interface SignInBody {
  auth_type: string;
  data: { access_token: string; refresh_token: string; user: Account['user'] };
}

/** Registers a new parent over the API and signs them in. */
export async function registerParent(
  starling: Pick<TestStarling, 'url'>,
  overrides: { email?: string; username?: string; first_name?: string; last_name?: string } = {},
): Promise<Account> {
  const email = overrides.email ?? `parent-${randomBytes(6).toString('hex')}@starling.test`;
  const registration = { email, password: TEST_PASSWORD, ...overrides };
  const { status, body } = await api(starling.url).post<SignInBody>('/auth/register', registration);
  if (status !== 201 || !body.data?.access_token) {
    throw new Error(`The registration answered ${status}: ${JSON.stringify(body)}`);
  }
  return accountOf(body, email);
}

/** Signs an account in again, for another session of the same user. */
export async function signInAgain(starling: Pick<TestStarling, 'url'>, { email }: { email: string }): Promise<Account> {
  const { status, body } = await api(starling.url).post<SignInBody>('/auth/login', {
    username: email,
    password: TEST_PASSWORD,
  });
  if (status !== 200 || !body.data?.access_token) {
    throw new Error(`The sign-in answered ${status}: ${JSON.stringify(body)}`);
  }
  return accountOf(body, email);
}

/**
 * A new account with a role; a device is that of a new family's child. Roles come from verified addresses or from an admin, so the test gives it in the database
 * and signs in afterwards.
 */
export async function signInAs(
  starling: Pick<TestStarling, 'url' | 'sql'>,
  role: 'admin' | 'moderator' | 'parent' | 'device',
): Promise<Account> {
  const account = await registerParent(starling);
  if (role === 'parent') return account;
  if (role === 'device') return childOf(starling, account);
  await starling.sql('UPDATE users SET role = $2 WHERE id = $1', [account.user.id, role]);
  return signInAgain(starling, account);
}

/** The account of a child on its device. It has no address and no password; those returned are the guardian's. */
async function childOf(starling: Pick<TestStarling, 'url' | 'sql'>, guardian: Account): Promise<Account> {
  const { child } = await buildFamily(starling, guardian);
  const { accessToken, refreshToken } = await handOverDevice(starling, guardian, child);
  const { body: user } = await api(starling.url).get<Account['user']>('/users/me', accessToken);
  return { ...guardian, user, accessToken, refreshToken };
}

function accountOf({ data }: SignInBody, email: string): Account {
  return {
    user: data.user,
    email,
    password: TEST_PASSWORD,
    accessToken: data.access_token,
    refreshToken: data.refresh_token,
  };
}
