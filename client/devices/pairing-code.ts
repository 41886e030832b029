import { USER_CODE_LENGTH, USER_CODE_LETTERS } from '../../contract/devices';
import { t } from './texts';

const HALF = USER_CODE_LENGTH / 2;

/** What was typed or pasted, as the device shows it: `bcdf ghjk` as `BCDF-GHJK`. Other letters are left out. */
export function shownCode(text: string): string {
  const letters = [...text.toUpperCase()]
    .filter((letter) => USER_CODE_LETTERS.includes(letter))
    .slice(0, USER_CODE_LENGTH);
  const code = letters.join('');
  return code.length > HALF ? `${code.slice(0, HALF)}-${code.slice(HALF)}` : code;
}

/** The code has all its letters. */
export function isWholeCode(text: string): boolean {
  return shownCode(text).length === USER_CODE_LENGTH + 1;
}

/** The letters of the text that no code contains, for a hint: `A`, `1`. */
export function foreignLetters(text: string): string[] {
  const letters = [...text.toUpperCase()].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
  return [...new Set(letters.filter((letter) => !USER_CODE_LETTERS.includes(letter)))];
}

/** The server's words for a browser that it does not recognise. */
const UNKNOWN = /^Unknown device$/;

/** The server's words that are no names of products. */
const KINDS = [
  [/^Android phone$/, 'androidPhone'],
  [/^Android tablet$/, 'androidTablet'],
  [/^Fire tablet$/, 'fireTablet'],
  [UNKNOWN, 'unknown'],
] as const;

/** `platform` is coarse, such as `Android phone, Chrome`. */
export function platformText(platform: string): string {
  const textOf = (part: string) => {
    const kind = KINDS.find(([words]) => words.test(part))?.[1];
    return kind ? t(`platform.${kind}`) : part;
  };
  return platform.split(', ').map(textOf).join(', ');
}

/** A name that a family would give: `Mia’s iPad`. */
export function suggestedName(nickname: string, platform: string): string {
  const [kind = ''] = platform.split(',');
  if (kind === '' || UNKNOWN.test(kind)) return t('suggested.device', { name: nickname });
  return t('suggested.kind', { name: nickname, kind: platformText(kind) });
}
