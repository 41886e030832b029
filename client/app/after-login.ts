import { STORAGE_KEYS } from '../platform/storage-keys';
import { checkAccess, homeOf, isWithin, type Visitor } from './access-rules';

/** Pages that lead nowhere after a sign-in. */
const NEVER = ['/login', '/auth', '/oauth', '/waitlist', '/onboarding'];

/**
 * The path inside this product that `target` stands for, or null. An address of another origin, however it is written,
 * is none.
 */
export function safePath(target: string | null, origin: string): string | null {
  // A browser drops tabs and line ends from an address, and reads a backslash as a slash.
  if (!target?.startsWith('/') || /^\/[/\\]|[\p{Cc}\\]/u.test(target)) return null;
  if (!URL.canParse(target, origin)) return null;
  const url = new URL(target, origin);
  if (url.origin !== origin) return null;
  return url.pathname + url.search + url.hash;
}

function isLeading(path: string): boolean {
  return path !== '/' && !NEVER.some((prefix) => isWithin(path.split(/[?#]/u)[0] ?? path, prefix));
}

/** Remembers where somebody wanted to go before signing in (spec §4). */
export function saveAfterLoginTarget(storage: Storage, path: string): void {
  if (isLeading(path)) storage.setItem(STORAGE_KEYS.oauthRedirectAfterLogin, path);
}

/** The saved path where this visitor may open it, else the role's home; the saved one is then spent (B17). */
export function takeAfterLoginTarget(storage: Storage, visitor: Visitor, origin: string): string {
  const path = safePath(storage.getItem(STORAGE_KEYS.oauthRedirectAfterLogin), origin);
  storage.removeItem(STORAGE_KEYS.oauthRedirectAfterLogin);
  return path && isLeading(path) && checkAccess(visitor, new URL(path, origin).pathname).isAllowed
    ? path
    : homeOf(visitor.role);
}
