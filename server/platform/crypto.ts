import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from './config/config.js';

export function sha256Hex(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** `bytes` random bytes as base64url; 32 make 256 bits. */
export function randomToken(bytes = 32): string {
  return randomBytes(bytes).toString('base64url');
}

/** Compares two texts in a time that does not reveal where they differ. */
export function timingSafeEqualText(left: string, right: string): boolean {
  return timingSafeEqual(createHash('sha256').update(left).digest(), createHash('sha256').update(right).digest());
}

/** Encrypts small secrets for the database: AES-256-GCM under a key derived from the signing secret. */
@Injectable()
export class Sealer {
  private readonly key: Buffer;

  constructor(config: Config) {
    if (!config.jwtSecret) throw new Error('The signing secret has not been read yet');
    this.key = Buffer.from(hkdfSync('sha256', config.jwtSecret, '', 'starling seal', 32));
  }

  seal(text: string): string {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.key, nonce);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** `null` if the text was sealed under another key or was changed. */
  open(sealed: string): string | null {
    const bytes = Buffer.from(sealed, 'base64url');
    if (bytes.length < 28) return null;
    try {
      const decipher = createDecipheriv('aes-256-gcm', this.key, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    } catch {
      // The text was sealed with another key, or it was changed: its tag does not fit.
      return null;
    }
  }
}
