/** The token of an `Authorization: Bearer …` header; `null` where there is none. */
export function bearerToken(authorization: string | string[] | undefined): string | null {
  if (typeof authorization !== 'string') return null;
  return /^Bearer +(\S+) *$/i.exec(authorization)?.[1] ?? null;
}
