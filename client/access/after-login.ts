import { STORAGE_KEYS } from '../platform/storage-keys';
import { checkAccess, homeOf, isWithin, type Visitor } from './access-rules';

/** Pages that are of no use after a sign-in. */
const NEVER = ['/login', '/pair-device', '/auth', '/oauth', '/waitlist', '/onboarding'];

/** The path of `target` in this app, or null if it is an address of another origin, however it is written. */
export function safePath(target: string | null, origin: string): string | null {
  // Browsers drop tabs and line breaks from an address and read a backslash as a slash.
  if (!target?.startsWith('/') || /^\/[/\\]|[\p{Cc}\\]/u.test(target)) return null;
  if (!URL.canParse(target, origin)) return null;
  const url = new URL(target, origin);
  if (url.origin !== origin) return null;
  return url.pathname + url.search + url.hash;
}

function isLeading(path: string): boolean {
  return path !== '/' && !NEVER.some((prefix) => isWithin(path.split(/[?#]/u)[0] ?? path, prefix));
}

/** Remembers the page that the user wanted to open before the sign-in. */
export function saveAfterLoginTarget(storage: Storage, path: string): void {
  if (isLeading(path)) storage.setItem(STORAGE_KEYS.oauthRedirectAfterLogin, path);
}

/** The saved path if the visitor may open it, otherwise the role's start page. Deletes the saved path. */
export function takeAfterLoginTarget(storage: Storage, visitor: Visitor, origin: string): string {
  const path = safePath(storage.getItem(STORAGE_KEYS.oauthRedirectAfterLogin), origin);
  storage.removeItem(STORAGE_KEYS.oauthRedirectAfterLogin);
  return path && isLeading(path) && checkAccess(visitor, new URL(path, origin).pathname).isAllowed
    ? path
    : homeOf(visitor.role);
}
