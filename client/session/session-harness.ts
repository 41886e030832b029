/** A session in a browser that a test controls: storage, cookie, clock and server. */
import { DEFAULT_SETTINGS, type UserBody } from '../../contract/users';
import type { HttpResponse } from '../platform/http';
import { MemoryStorage } from '../platform/memory-storage';
import type { CookieJar } from './browser-session';
import { Session } from './session';

export const MINUTE = 60_000;

export const ada: UserBody = {
  id: '018f0000-0000-7000-8000-000000000001',
  username: 'ada',
  email: 'ada@example.com',
  first_name: 'Ada',
  last_name: null,
  role: 'parent',
  permissions: ['view_conversations'],
  waitlist_status: { approved: true, waitlist_position: null, joined_at: null, status: 'approved' },
  avatar: null,
  bio: null,
  phone: null,
  location: null,
  last_seen_at: null,
  created_at: '2026-01-01T00:00:00.000Z',
  google_linked: false,
  has_password: true,
  settings: DEFAULT_SETTINGS,
};

type Answer = unknown | (() => unknown);

const opened: Session[] = [];
// The timers of a signed-in session would outlive the test.
afterEach(() => {
  for (const session of opened.splice(0)) session.end('none');
});

/** A browser with one tab, its own clock, and a server that answers by `METHOD /path`. */
export function browser(answers: Record<string, Answer> = {}, storage = new MemoryStorage()) {
  let cookieValue: string | null = null;
  let cookieAge = 0;
  const calls: { name: string; body: unknown; token: string | null | undefined }[] = [];
  const clock = { now: Date.parse('2026-11-22T12:00:00Z') };
  const cookie: CookieJar = {
    read: () => cookieValue,
    write: (value, maxAgeSeconds) => {
      cookieValue = maxAgeSeconds > 0 ? value : null;
      cookieAge = maxAgeSeconds;
    },
  };
  const tabStorage = new MemoryStorage();
  const session = new Session({
    storage,
    tabStorage,
    cookie,
    now: () => clock.now,
    exclusively: (work) => work(),
    send: async <T>(method: string, path: string, request: { body?: unknown; token?: string | null } = {}) => {
      const name = `${method} ${path}`;
      calls.push({ name, body: request.body, token: request.token });
      const answer = answers[name];
      const body = typeof answer === 'function' ? answer() : answer;
      if (body instanceof Error) throw body;
      return { status: 200, headers: new Headers(), body } as HttpResponse<T>;
    },
  });
  opened.push(session);
  return {
    session,
    storage,
    tabStorage,
    clock,
    calls,
    answers,
    cookie: {
      value: () => cookieValue,
      age: () => cookieAge,
      set: (value: string | null) => {
        cookieValue = value;
      },
    },
    named: (name: string) => calls.filter((call) => call.name === name),
  };
}

export const tokens = (access: string, expiresIn = 1800) => ({
  access_token: access,
  refresh_token: `refresh-of-${access}`,
  expires_in: expiresIn,
  token_type: 'Bearer' as const,
});

/** A browser whose user `ada` is signed in with the token `first`. */
export async function signedIn(answers: Record<string, Answer> = {}) {
  const tab = browser({ 'GET /users/me': ada, ...answers });
  await tab.session.signIn(tokens('first'), ada);
  return tab;
}
