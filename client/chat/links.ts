/** Which links of an answer may be followed; everything else is shown as plain text (docs: quality C29). */
type SafeLink = { kind: 'outside'; href: string } | { kind: 'page'; path: string };

const OUTSIDE_SCHEMES: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:']);
/** Pages of ours that answers point to. */
const PAGES = /^\/(?:library|story|games)(?:\/[a-z0-9-]+)?$/;

/** `origin` is the page's own: an absolute link to one of our pages stays within the app. */
export function safeLink(href: string | undefined, origin: string): SafeLink | null {
  if (!href) return null;
  const isRelative = href.startsWith('/') && !/^\/[/\\]/.test(href);
  let url: URL;
  try {
    url = isRelative ? new URL(href, origin) : new URL(href);
  } catch {
    return null;
  }
  if (url.origin === origin && PAGES.test(url.pathname)) return { kind: 'page', path: url.pathname + url.search };
  if (isRelative || !OUTSIDE_SCHEMES.has(url.protocol)) return null;
  // A name and a password in a link are there to deceive.
  if (url.username || url.password) return null;
  return { kind: 'outside', href: url.href };
}
