/** Paths whose page does not exist yet. */
const MISSING: readonly string[] = ['/device-profiles'];

/** `VITE_COMING_SOON=/games,/story` hides working pages. */
const hidden = (import.meta.env?.VITE_COMING_SOON ?? '')
  .split(',')
  .map((path: string) => path.trim())
  .filter(Boolean)
  .map((path: string) => (path.startsWith('/') ? path : `/${path}`));

const COMING_SOON: ReadonlySet<string> = new Set([...MISSING, ...hidden]);

export function isComingSoon(path: string): boolean {
  return COMING_SOON.has(path);
}
