/** The words of the safety checks that server and client share. */

/** What the texts of children are checked for. A text gets the most severe category; among equals, the first of this list. */
export const INPUT_CATEGORIES = [
  'self_harm',
  'sexual',
  'abuse',
  'eating_disorder',
  'drugs',
  'violence',
  'dangerous_acts',
  'secrecy',
  'personal_data',
  'hate',
  'swearing',
] as const;

/** What the learning helper must not say to a child, on top of the categories above. */
export const CONDUCT_CATEGORIES = [
  'conduct_romance',
  'conduct_secrecy',
  'conduct_dose',
  'conduct_dare',
  'conduct_personal_data',
  'conduct_human',
  'conduct_guilt',
  'conduct_flattery',
  'conduct_doctor',
  'conduct_homework',
] as const;

export const SAFETY_CATEGORIES = [...INPUT_CATEGORIES, ...CONDUCT_CATEGORIES] as const;
export type SafetyCategory = (typeof SAFETY_CATEGORIES)[number];
export type InputCategory = (typeof INPUT_CATEGORIES)[number];

/** `in`: written by the person. `out`: written by the companion. */
export const REVIEW_DIRECTIONS = ['in', 'out'] as const;
export type ReviewDirection = (typeof REVIEW_DIRECTIONS)[number];

/** 5: danger now. 4: serious. 3: the topic is closed kindly. 1 and 2: the answer takes another course. */
export type SafetySeverity = 1 | 2 | 3 | 4 | 5;

/** From this severity on, a fixed text answers in place of the model. Below it, the model gets a hint. */
export const FIXED_TEXT_SEVERITY = 3;

/** How severe each category is. A rule may say otherwise. */
export const CATEGORY_SEVERITY: Readonly<Record<SafetyCategory, SafetySeverity>> = {
  self_harm: 5,
  sexual: 4,
  abuse: 4,
  eating_disorder: 4,
  drugs: 4,
  violence: 4,
  dangerous_acts: 3,
  secrecy: 3,
  personal_data: 3,
  hate: 2,
  swearing: 1,
  conduct_romance: 4,
  conduct_secrecy: 4,
  conduct_dose: 4,
  conduct_dare: 4,
  conduct_personal_data: 3,
  conduct_human: 3,
  conduct_guilt: 3,
  conduct_flattery: 3,
  conduct_doctor: 3,
  conduct_homework: 3,
};
