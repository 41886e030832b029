import { randomBytes } from 'node:crypto';
import { RECOVERY_CODES } from '../../../contract/passkeys.js';
import { sha256Hex } from '../../platform/crypto.js';

/** Without letters and digits that look alike. 32 of them, so that each stands for 5 bits. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 16;

/** 80 random bits each, so a plain hash of them cannot be guessed back. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    [...randomBytes(LENGTH)]
      .map((byte) => ALPHABET[byte % ALPHABET.length])
      .join('')
      .replace(/.{4}(?=.)/g, '$&-'),
  );
}

/** Spaces, hyphens and small letters do not matter. */
export function hashOfRecoveryCode(code: string): string {
  return sha256Hex(code.toUpperCase().replace(/[\s-]/g, ''));
}
