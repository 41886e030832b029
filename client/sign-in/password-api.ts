import type { SignInBody } from '../../contract/users';
import { type RestOptions, rest } from '../platform/rest';

/** The response to a password login or a registration. */
export type LoginAnswer = SignInBody;

const ANONYMOUS: RestOptions = { anonymous: true };

/** `invitation`: the token of an invitation link, for an account that still waits. */
export function login(username: string, password: string, invitation: string | null): Promise<LoginAnswer> {
  return rest.post<LoginAnswer>('/auth/login', { username, password, ...(invitation && { invitation }) }, ANONYMOUS);
}

export interface Registration {
  email: string;
  password: string;
  first_name?: string;
  last_name?: string;
  invitation?: string;
}

export function register(registration: Registration): Promise<LoginAnswer> {
  return rest.post<LoginAnswer>('/auth/register', registration, ANONYMOUS);
}
