import { createECDH, createPrivateKey, type KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';
import { PUSH_CURVE } from './encrypt-push.js';

/** The key by which push services know this installation (RFC 8292): both halves as base64url, 65 and 32 bytes. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const TOKEN_HOURS = 12;

export function newVapidKeys(): VapidKeys {
  const pair = createECDH(PUSH_CURVE);
  const publicKey = pair.generateKeys('base64url');
  // Node leaves out leading zeros.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return { publicKey, privateKey: privateKey.toString('base64url') };
}

/**
 * The `Authorization` header for one push service. `subject` is how its operators reach us (`mailto:` or `https:`); some
 * refuse a push without it.
 */
export async function vapidAuthorization(
  endpoint: string,
  keys: VapidKeys,
  subject: string | null,
  now = Date.now(),
): Promise<string> {
  const token = new SignJWT(subject === null ? {} : { sub: subject })
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(new URL(endpoint).origin)
    .setExpirationTime(Math.floor(now / 1_000) + TOKEN_HOURS * 3_600);
  return `vapid t=${await token.sign(signingKey(keys))}, k=${keys.publicKey}`;
}

function signingKey({ publicKey, privateKey }: VapidKeys): KeyObject {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  return createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y, d: privateKey } });
}
