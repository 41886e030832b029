import { ABUSE } from './en/abuse.ts';
import { CLOSENESS } from './en/closeness.ts';
import { EVERYDAY_RISKS } from './en/everyday-risks.ts';
import { GRAVEST_REPLIES } from './en/gravest-replies.ts';
import { HARMFUL_REPLIES } from './en/harmful-replies.ts';
import { HARMLESS } from './en/harmless.ts';
import { OVERREACH } from './en/overreach.ts';
import { PEOPLE } from './en/people.ts';
import { SELF_HARM } from './en/self-harm.ts';
import { SEXUAL } from './en/sexual.ts';
import { SUBSTANCES } from './en/substances.ts';
import { SUICIDE } from './en/suicide.ts';
import { UNKIND_WORDS } from './en/unkind-words.ts';
import { VIOLENCE } from './en/violence.ts';
import { WORDS } from './en/words.ts';
import { FRENCH, FRENCH_WORDS } from './others/french.ts';
import { GERMAN, GERMAN_WORDS } from './others/german.ts';
import { SPANISH, SPANISH_WORDS } from './others/spanish.ts';
import type { Concepts, Pack, PackRule } from './pack.ts';

const ENGLISH: Concepts = { ...PEOPLE, ...WORDS };

/** The severe rules of other languages hold for replies too. */
function bothWays(language: string, concepts: Concepts, rules: readonly PackRule[]): Pack[] {
  return [
    { language, direction: 'in', concepts, rules, harmless: [] },
    { language, direction: 'out', concepts, rules: rules.map((rule) => ({ ...rule, isHome: false })), harmless: [] },
  ];
}

export const PACKS: readonly Pack[] = [
  {
    language: 'en',
    direction: 'in',
    concepts: ENGLISH,
    rules: [
      ...SUICIDE,
      ...SELF_HARM,
      ...SEXUAL,
      ...ABUSE,
      ...SUBSTANCES,
      ...VIOLENCE,
      ...EVERYDAY_RISKS,
      ...UNKIND_WORDS,
    ],
    harmless: HARMLESS,
  },
  {
    language: 'en',
    direction: 'out',
    concepts: ENGLISH,
    rules: [...GRAVEST_REPLIES, ...HARMFUL_REPLIES, ...CLOSENESS, ...OVERREACH],
    harmless: [],
  },
  ...bothWays('de', GERMAN_WORDS, GERMAN),
  ...bothWays('es', SPANISH_WORDS, SPANISH),
  ...bothWays('fr', FRENCH_WORDS, FRENCH),
];
