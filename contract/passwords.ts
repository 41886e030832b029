/** What a new password needs. */
export const PASSWORD_MAX_LENGTH = 256;
const PASSWORD_MIN_LENGTH = 8;

/** What a password needs, in the order in which it is explained. */
export const PASSWORD_RULES = ['length', 'uppercase', 'lowercase', 'number', 'special'] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

const MEETS_RULE: Readonly<Record<PasswordRule, (password: string) => boolean>> = {
  length: (password) => password.length >= PASSWORD_MIN_LENGTH,
  uppercase: (password) => /\p{Lu}/u.test(password),
  lowercase: (password) => /\p{Ll}/u.test(password),
  number: (password) => /\p{Nd}/u.test(password),
  special: (password) => /[^\p{L}\p{N}\s]/u.test(password),
};

/** The rules that the password breaks. */
export function brokenPasswordRules(password: string): PasswordRule[] {
  return PASSWORD_RULES.filter((rule) => !MEETS_RULE[rule](password));
}
