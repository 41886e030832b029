import type { GoogleDouble } from '../doubles/google.js';
import { type Answer, api, type Json } from './api.js';

export interface BegunSignIn {
  state: string;
  codeVerifier: string;
  authUrl: string;
  /** The cookie as the browser returns it: `name=value`. */
  cookie: string;
  setCookie: string;
}

/** `GET /auth/google/login`, as the sign-in page calls it. */
export async function beginSignIn(url: string, redirectUri?: string): Promise<BegunSignIn> {
  const query = redirectUri === undefined ? '' : `?${new URLSearchParams({ redirect_uri: redirectUri })}`;
  const { status, body, headers } = await api(url).get(`/auth/google/login${query}`);
  if (status !== 200) throw new Error(`The login call answered ${status}: ${JSON.stringify(body)}`);
  const setCookie = headers.get('set-cookie') ?? '';
  return { ...body, setCookie, cookie: setCookie.split(';', 1)[0]! };
}

export interface CallbackOptions {
  cookie?: string;
  accept?: string;
}

/** The callback with these parameters. */
export function callback(
  url: string,
  parameters: Record<string, string>,
  { cookie, accept = 'application/json' }: CallbackOptions = {},
): Promise<Answer<Json>> {
  const headers = { Accept: accept, ...(cookie ? { Cookie: cookie } : {}) };
  return api(url).send('GET', `/auth/google/callback?${new URLSearchParams(parameters)}`, { headers });
}

/** The code and state that Google returns. */
export async function visitGoogle(google: GoogleDouble, begun: BegunSignIn): Promise<{ code: string; state: string }> {
  const back = await google.visit(begun.authUrl);
  return { code: back.searchParams.get('code') ?? '', state: back.searchParams.get('state') ?? '' };
}

/** The whole sign-in with the JSON callback. */
export async function signInWithGoogle(url: string, google: GoogleDouble): Promise<Answer<Json>> {
  const begun = await beginSignIn(url);
  return callback(url, await visitGoogle(google, begun), { cookie: begun.cookie });
}

/** The whole sign-in as a browser navigation. Returns the last address. */
export async function navigateToGoogle(url: string, google: GoogleDouble): Promise<URL> {
  const begun = await beginSignIn(url);
  const back = await google.visit(begun.authUrl);
  const { status, headers } = await callback(url, Object.fromEntries(back.searchParams), {
    cookie: begun.cookie,
    accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  });
  if (status !== 302) throw new Error(`The navigation answered ${status}`);
  return new URL(headers.get('location')!, url);
}
