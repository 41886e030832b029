import { parseCookie } from 'cookie';
import type { CookieOptions, Request, Response } from 'express';
import { sha256Hex } from '../../platform/crypto.js';

const COOKIE_PATH = '/api/v1/auth/google';
const NAME_PREFIX = 'starling_oauth_';

/** The cookies that tie a sign-in to the browser that began it: one for each state, so that two tabs do not interfere. */
export class OauthCookies {
  private readonly options: CookieOptions;

  constructor(publicOrigin: string) {
    this.options = { httpOnly: true, sameSite: 'lax', secure: publicOrigin.startsWith('https:'), path: COOKIE_PATH };
  }

  setToken(response: Response, state: string, browserToken: string, seconds: number): void {
    response.cookie(nameOf(state), browserToken, { ...this.options, maxAge: seconds * 1000 });
  }

  clearToken(response: Response, state: string): void {
    response.clearCookie(nameOf(state), this.options);
  }

  readToken({ headers }: Request, state: string): string | null {
    return parseCookie(headers.cookie ?? '')[nameOf(state)] || null;
  }

  /** The tokens of all sign-ins that this browser has begun. */
  readAllTokens({ headers }: Request): string[] {
    const cookies = Object.entries(parseCookie(headers.cookie ?? ''));
    return cookies.flatMap(([name, value]) => (name.startsWith(NAME_PREFIX) && value ? [value] : []));
  }
}

function nameOf(state: string): string {
  return NAME_PREFIX + sha256Hex(state).slice(0, 16);
}
