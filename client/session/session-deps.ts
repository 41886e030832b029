import { send } from '../platform/http';
import { type CookieJar, pageCookie } from './browser-session';
import { inOneTabAtATime } from './other-tabs';

/** What the session uses of the browser and the server. Tests pass their own. */
export interface SessionDeps {
  storage: Storage;
  /** Gone when the tab closes. */
  tabStorage: Storage;
  cookie: CookieJar;
  send: typeof send;
  now(): number;
  /** Runs `work` in one tab at a time. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
}

export const browserDeps = (): SessionDeps => ({
  storage: globalThis.localStorage,
  tabStorage: globalThis.sessionStorage,
  cookie: pageCookie,
  send,
  now: () => Date.now(),
  exclusively: inOneTabAtATime,
});
