import { CATEGORY_SEVERITY } from '../../contract/safety.ts';
import { PACK_VERSION } from './pack-version.ts';
import { pattern } from './pattern.ts';
import { readingsOf } from './readings.ts';
import { HIDING } from './rules/hiding.ts';
import type { Rule } from './rules/rule.ts';
import { PATTERN_CATEGORIES, type PatternCategory, RULES } from './rules.ts';
import type { UnsafeVerdict } from './safety-verdict.ts';

/** Hiding something from parents is harmless while the text plans a surprise. */
const SURPRISE = pattern`
  \b(?:surpris\w*|birthdays?|presents?|gifts?|party|parties|christmas|santa|tooth fairy|easter|
    anniversary|(?:mother|father|valentine)s? day|hidden eggs|pregnan\w*|proposal|cookies?|chocolate|
    candy|biscuits?|cake|ice cream|wish(?:es)?|candles|vegetables?|spinach|veggies|puzzle|riddle|plot|
    ending|magic trick|the trick|hide and seek|toys?|dressing up|costume|story|game|joke|treasure)\b
`;

/** Violence is harmless in stories, games and history, as long as the text does not speak of its author. */
const FICTION = pattern`
  \b(?:story|stories|books?|films?|movies?|novel|fairy ?tales?|chapter|characters?|minecraft|fortnite|
    roblox|zelda|chess|cartoons?|video games?|history|wars?|battle|myths?|legends?|villain|hero|heroes|
    detective|harry potter|star wars|shakespeare|bible)\b
`;

const ONESELF = pattern`\b(?:i|me|my|we|our|how (?:do|can|to))\b`;

/**
 * Finds texts that show a person in danger or planning harm, rather than texts with dark words: dragons may die and
 * processes may be killed. The rules are patterns and no model, so they work offline, decide the same way each time, and
 * can be reviewed. Returns `null` where the text needs no safety answer.
 */
export function reviewByPatterns(text: string): UnsafeVerdict | null {
  const readings = readingsOf(text);
  for (const category of PATTERN_CATEGORIES) {
    for (const reading of readings) {
      const rule = shownRule(reading, category);
      if (rule) return verdictOf(category, rule);
    }
  }
  for (const reading of readings) {
    const rule = SURPRISE.test(reading) ? undefined : matchingRule(HIDING, reading);
    if (rule) return verdictOf('secrecy', rule);
  }
  return null;
}

function verdictOf(category: PatternCategory, { id, isHome = false }: Rule): UnsafeVerdict {
  const severity = isHome ? 5 : CATEGORY_SEVERITY[category];
  return { category, severity, isHome, ruleId: id, packVersion: PACK_VERSION };
}

function shownRule(reading: string, category: PatternCategory): Rule | undefined {
  if (category === 'violence' && FICTION.test(reading) && !ONESELF.test(reading)) return undefined;
  return matchingRule(RULES[category], reading);
}

function matchingRule(rules: readonly Rule[], reading: string): Rule | undefined {
  return rules.find(({ sign }) => sign.test(reading));
}
