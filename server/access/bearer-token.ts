/** The token of an `Authorization: Bearer …` header, or `null`. */
export function bearerToken(authorization: string | string[] | undefined): string | null {
  if (typeof authorization !== 'string') return null;
  return /^Bearer +(\S+) *$/i.exec(authorization)?.[1] ?? null;
}
