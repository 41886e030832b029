import { ABUSE_AT_HOME } from './rules/abuse-at-home.ts';
import { ABUSIVE_TOUCH } from './rules/abusive-touch.ts';
import { DRUGS } from './rules/drugs.ts';
import { EATING_DISORDER } from './rules/eating-disorder.ts';
import type { Rule } from './rules/rule.ts';
import { SECRECY } from './rules/secrecy.ts';
import { SELF_INJURY } from './rules/self-injury.ts';
import { SEXUAL } from './rules/sexual.ts';
import { SUICIDE } from './rules/suicide.ts';
import { VIOLENCE } from './rules/violence.ts';

/** In the order in which they are tried: a text gets the first category that fits. */
export const PATTERN_CATEGORIES = [
  'self_harm',
  'sexual',
  'abuse',
  'eating_disorder',
  'drugs',
  'violence',
  'secrecy',
] as const;
export type PatternCategory = (typeof PATTERN_CATEGORIES)[number];

export const RULES: Readonly<Record<PatternCategory, readonly Rule[]>> = {
  self_harm: [...SELF_INJURY, ...SUICIDE],
  sexual: SEXUAL,
  abuse: [...ABUSIVE_TOUCH, ...ABUSE_AT_HOME],
  eating_disorder: EATING_DISORDER,
  drugs: DRUGS,
  violence: VIOLENCE,
  secrecy: SECRECY,
};
