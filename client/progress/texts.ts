import english from '../../languages/en/progress.json' with { type: 'json' };
import { textsOf } from '../platform/languages/texts';

export const t = textsOf('progress', english);

export function isNamedCategory(category: string): category is keyof typeof english.category {
  return Object.hasOwn(english.category, category);
}

export function isNamedSkill(skill: string): skill is keyof typeof english.skill {
  return Object.hasOwn(english.skill, skill);
}
