import { Secret, TOTP } from 'otpauth';

/** Seconds of one code. */
const PERIOD = 30;
/** Codes before and after the current one that are right, for clocks that are not. */
const DRIFT = 1;

/** RFC 6238 as every authenticator app knows it: SHA-1, six digits, 30 seconds. */
function totpOf(secret: string, label = ''): TOTP {
  const options = { issuer: 'Starling', label, algorithm: 'SHA1', digits: 6, period: PERIOD };
  return new TOTP({ ...options, secret: Secret.fromBase32(secret) });
}

/** 160 bits, as RFC 4226 recommends. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What an authenticator app reads from a QR code. */
export function uriOf(secret: string, label: string): string {
  return totpOf(secret, label).toString();
}

/** The number of the interval that the code is of; null if the code is wrong. */
export function intervalOf(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: DRIFT });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD) + delta;
}
