import english from '../../languages/en/safety.json' with { type: 'json' };
import { t } from './texts';

const { ages: AGES, hours: HOURS } = english.help;

const keyOf = <Texts extends Readonly<Record<string, string>>>(texts: Texts, said: string) =>
  Object.keys(texts).find((key) => texts[key] === said) as (keyof Texts & string) | undefined;

/** Whom a help line is for, in the language of the screen. The service says it in English. */
export function agesText(said: string): string {
  const key = keyOf(AGES, said);
  return key ? t(`help.ages.${key}`) : said;
}

/** When a help line answers, in the language of the screen. */
export function hoursText(said: string): string {
  const key = keyOf(HOURS, said);
  return key ? t(`help.hours.${key}`) : said;
}
