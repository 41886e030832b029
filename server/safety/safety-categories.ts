/** In the order in which they are checked: a text gets the first category that fits. */
export const SAFETY_CATEGORIES = [
  'self_harm',
  'sexual',
  'abuse',
  'eating_disorder',
  'drugs',
  'violence',
  'secrecy',
] as const;
export type SafetyCategory = (typeof SAFETY_CATEGORIES)[number];
