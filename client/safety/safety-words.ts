import type { AgeBand } from '../../contract/children';
import type { ReviewDirection, SafetyCategory } from '../../contract/safety';

/** What parents call the categories. */
export const CATEGORY_NAMES: Readonly<Record<SafetyCategory, string>> = {
  self_harm: 'Self-harm and thoughts of suicide',
  abuse: 'Abuse and assault',
  sexual: 'Sexual content, and people who seek it from children',
  violence: 'Violence, weapons and threats',
  drugs: 'Alcohol, tobacco and drugs',
  eating_disorder: 'Eating disorders',
  dangerous_acts: 'Dangerous stunts and challenges',
  secrecy: 'Hiding things from parents',
  personal_data: 'Names, addresses and passwords',
  hate: 'Hate and contempt',
  swearing: 'Swearing and insults',
  conduct_romance: 'Romance',
  conduct_secrecy: 'Secrets from grown-ups',
  conduct_dose: 'Doses of medicine',
  conduct_dare: 'Dares',
  conduct_personal_data: 'Asking for a name, school, address or photo',
  conduct_human: 'Claiming to be a person or to have feelings',
  conduct_guilt: 'Guilt when a child wants to stop',
  conduct_flattery: 'Flattery to keep a child talking',
  conduct_doctor: 'Diagnosis and treatment',
  conduct_homework: 'Doing the whole homework',
};

export const DIRECTION_NAMES: Readonly<Record<ReviewDirection, string>> = {
  in: 'What a child writes',
  out: 'What Starling answers',
};

export const BAND_NAMES: Readonly<Record<AgeBand | 'any', string>> = {
  '0_5': 'Up to 5 years',
  '6_9': '6 to 9 years',
  '10_12': '10 to 12 years',
  '13_15': '13 to 15 years',
  '16_17': '16 and 17 years',
  any: 'Any age',
};

/** What happens at each level of severity, most serious first. */
export const RESPONSES: readonly { title: string; text: string }[] = [
  {
    title: 'Danger now, such as self-harm',
    text: 'Starling stops and shows a fixed text with help lines. No AI answers. All guardians are told at once, even in their quiet hours.',
  },
  {
    title: 'Serious, such as sexual content, violence or drugs',
    text: 'Starling stops and shows a fixed text. Guardians get a notice; several of one kind arrive as one.',
  },
  {
    title: 'Risky, such as a dangerous dare or an address',
    text: 'Starling doesn’t take part and says so kindly. Guardians find it in their summary.',
  },
  {
    title: 'Unkind, such as an insult',
    text: 'Starling answers, and steers towards kinder words or another subject.',
  },
];

export function languageName(code: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
}
