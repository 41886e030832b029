import { pattern } from './pattern.ts';
import { readingsOf } from './readings.ts';
import { HIDING } from './rules/hiding.ts';
import type { Rule } from './rules/rule.ts';
import { RULES } from './rules.ts';
import { SAFETY_CATEGORIES, type SafetyCategory } from './safety-categories.ts';

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
export function classify(text: string): SafetyCategory | null {
  const readings = readingsOf(text);
  const category = SAFETY_CATEGORIES.find((one) => readings.some((reading) => shows(reading, one)));
  if (category) return category;
  const isHiding = readings.some((reading) => !SURPRISE.test(reading) && matchesAny(HIDING, reading));
  return isHiding ? 'secrecy' : null;
}

function shows(reading: string, category: SafetyCategory): boolean {
  if (category === 'violence' && FICTION.test(reading) && !ONESELF.test(reading)) return false;
  return matchesAny(RULES[category], reading);
}

function matchesAny(rules: readonly Rule[], reading: string): boolean {
  return rules.some(({ sign }) => sign.test(reading));
}
