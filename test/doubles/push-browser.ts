/** What a browser holds of a push subscription, and how it reads a push (RFC 8291, RFC 8188). */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

export interface BrowserSecrets {
  /** Base64url. */
  privateKey: string;
  auth: string;
}

export interface PushBrowser {
  /** As `PushSubscription.toJSON()` shows them. */
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** @throws unless the push is one whole record for this browser */
  read(body: Buffer): string;
}

export function pushBrowser(given?: BrowserSecrets): PushBrowser {
  const pair = createECDH('prime256v1');
  if (given) pair.setPrivateKey(given.privateKey, 'base64url');
  else pair.generateKeys();
  const auth = given ? Buffer.from(given.auth, 'base64url') : randomBytes(16);
  const own = pair.getPublicKey();
  return {
    keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    read: (body) => {
      const salt = body.subarray(0, 16);
      if (body.readUInt32BE(16) < 18 || body[20] !== 65) throw new Error('The header of the push is wrong');
      const sender = body.subarray(21, 86);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
      const ikm = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32));
      const bytes = (name: string, length: number) =>
        Buffer.from(hkdfSync('sha256', ikm, salt, `Content-Encoding: ${name}\0`, length));
      const decipher = createDecipheriv('aes-128-gcm', bytes('aes128gcm', 16), bytes('nonce', 12));
      decipher.setAuthTag(body.subarray(-16));
      const record = Buffer.concat([decipher.update(body.subarray(86, -16)), decipher.final()]);
      const end = record.lastIndexOf(2);
      if (end < 0 || record.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('The push has no end');
      return record.subarray(0, end).toString();
    },
  };
}
