/** The value of a cookie; `null` where it was not sent. */
export function readCookie(header: string | undefined, name: string): string | null {
  for (const pair of header?.split(';') ?? []) {
    const [key, value] = pair.trim().split('=', 2);
    if (key === name && value) return value;
  }
  return null;
}

/** The values of all cookies whose names begin with `prefix`. */
export function readCookies(header: string | undefined, prefix: string): string[] {
  return (header?.split(';') ?? []).flatMap((pair) => {
    const [key = '', value] = pair.trim().split('=', 2);
    return key.startsWith(prefix) && value ? [value] : [];
  });
}
