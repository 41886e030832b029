import { createHmac, randomInt } from 'node:crypto';
import { AVATARS } from '../../contract/children.js';
import { PAIRING_PICTURES, USER_CODE_LENGTH, USER_CODE_LETTERS } from '../../contract/devices.js';

/** A random code, as it is typed: 20 letters to the power of 8 are 34.6 bits. */
export function newUserCode(): string {
  return Array.from({ length: USER_CODE_LENGTH }, () => USER_CODE_LETTERS[randomInt(USER_CODE_LETTERS.length)]).join(
    '',
  );
}

/** A code as the device shows it: `BCDF-GHJK`. */
export function shownUserCode(code: string): string {
  return `${code.slice(0, USER_CODE_LENGTH / 2)}-${code.slice(USER_CODE_LENGTH / 2)}`;
}

/** A code as a guardian typed it: case, hyphens and blanks do not matter. `null`: no device can show it. */
export function typedUserCode(text: string): string | null {
  if (text.length > 4 * USER_CODE_LENGTH) return null;
  const code = text.replace(/[\s-]/g, '').toUpperCase();
  const isPossible =
    code.length === USER_CODE_LENGTH && [...code].every((letter) => USER_CODE_LETTERS.includes(letter));
  return isPossible ? code : null;
}

/** Six different pictures in a random order, and the one among them that the device shows. */
export function newPictures(): { picture: string; pictures: string[] } {
  const left: string[] = [...AVATARS];
  const pictures = Array.from({ length: PAIRING_PICTURES }, () => left.splice(randomInt(left.length), 1)[0]!);
  return { picture: pictures[randomInt(pictures.length)]!, pictures };
}

/** A keyed hash: codes have too few letters for a plain one, which a copy of the database would reveal. */
export function keyedHash(key: string, purpose: 'user code' | 'network', text: string): string {
  return createHmac('sha256', key).update(`${purpose} ${text}`).digest('hex');
}
