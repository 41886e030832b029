/** Decides which links of an answer are safe to follow. All others show as plain text. */
type SafeLink = { kind: 'outside'; href: string } | { kind: 'page'; path: string };

const OUTSIDE_SCHEMES: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:']);
/** Pages of this app that answers may link to. */
const PAGES = /^\/(?:library|story|games)(?:\/[a-z0-9-]+)?$/;

/** `origin` is the page's own. An absolute link to a page of this app stays within the app. */
export function safeLink(href: string | undefined, origin: string): SafeLink | null {
  if (!href) return null;
  const isRelative = href.startsWith('/') && !/^\/[/\\]/.test(href);
  let url: URL;
  try {
    url = isRelative ? new URL(href, origin) : new URL(href);
  } catch {
    // Not an address: the text stays without a link.
    return null;
  }
  if (url.origin === origin && PAGES.test(url.pathname)) return { kind: 'page', path: url.pathname + url.search };
  if (isRelative || !OUTSIDE_SCHEMES.has(url.protocol)) return null;
  // A user name in a link can pass for a host name.
  if (url.username || url.password) return null;
  return { kind: 'outside', href: url.href };
}
