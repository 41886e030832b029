import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a browser's subscription: its point on P-256 (65 bytes), and a secret of 16 bytes. */
export interface BrowserKeys {
  readonly p256dh: Buffer;
  readonly auth: Buffer;
}

export const PUSH_CURVE = 'prime256v1';
const RECORD_SIZE = 4_096;
const TAG_BYTES = 16;
const HEADER_BYTES = 16 + 4 + 1 + 65;
/** Follows the text in the last record (RFC 8188, section 2). */
const LAST_RECORD = 2;
export const PUSH_TEXT_MAX_BYTES = RECORD_SIZE - HEADER_BYTES - TAG_BYTES - 1;

/** What is new for each message. Tests give it. */
export interface MessageSecrets {
  readonly sender: ECDH;
  readonly salt: Buffer;
}

function newSecrets(): MessageSecrets {
  const sender = createECDH(PUSH_CURVE);
  sender.generateKeys();
  return { sender, salt: randomBytes(16) };
}

/**
 * Encrypts a message for one browser (RFC 8291), in one record of `aes128gcm` (RFC 8188). Push services cannot read it.
 * @throws if `p256dh` is no point of the curve, or the text is longer than `PUSH_TEXT_MAX_BYTES`
 */
export function encryptPush(
  text: Buffer,
  { p256dh, auth }: BrowserKeys,
  { sender, salt }: MessageSecrets = newSecrets(),
): Buffer {
  if (text.length > PUSH_TEXT_MAX_BYTES) throw new Error(`A push of ${text.length} bytes is too long`);
  const senderKey = sender.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, senderKey]);
  const shared = Buffer.from(hkdfSync('sha256', sender.computeSecret(p256dh), auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', shared, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', shared, salt, 'Content-Encoding: nonce\0', 12));
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const record = [cipher.update(text), cipher.update(Buffer.from([LAST_RECORD])), cipher.final(), cipher.getAuthTag()];
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_SIZE);
  return Buffer.concat([salt, size, Buffer.from([senderKey.length]), senderKey, ...record]);
}
