import { HARMLESS_EVERYDAY_LIFE } from './harmless-everyday-life.ts';
import { HARMLESS_VIOLENCE_AND_DRUGS } from './harmless-violence-and-drugs.ts';
import type { HarmlessPhrase } from './rule.ts';

/** Harmless ways to say harmful things. They are removed in this order before the rules look at a text. */
export const HARMLESS: readonly HarmlessPhrase[] = [...HARMLESS_VIOLENCE_AND_DRUGS, ...HARMLESS_EVERYDAY_LIFE];
