import {
  CATEGORY_SEVERITY,
  FIXED_TEXT_SEVERITY,
  type ReviewDirection,
  type SafetyCategory,
  type SafetySeverity,
} from '../../../contract/safety.ts';
import { PACK_VERSION } from '../pack-version.ts';
import { ruleEngine } from '../packs/engine.ts';
import type { UnsafeVerdict } from '../safety-verdict.ts';
import { isDisguised } from './disguise.ts';
import { type ModelReading, SafetyModel } from './safety-model.ts';

/** From this severity on, alarms go to guardians at once. */
const SEVERE: SafetySeverity = 4;
/** Rules of this severity see danger now. They need no more than that the model does not speak clearly against them. */
const DANGER: SafetySeverity = 5;
const DANGER_FROM = 0;
/** Added to the score of a text that hides its letters, and for each misspelt word: they take evidence away. */
const DISGUISE = 0.5;
const SLIP = 0.25;
const SLIPS_MAX = 0.5;
/**
 * With the record of its rule added, a text is found from this score on. Rules alone would cause most false alarms in what
 * children write. In replies a name or a polite word takes much from the score, so there a rule needs no more than an even one.
 */
const RULE_FROM: Readonly<Record<ReviewDirection, number>> = { in: 2, out: 0 };
/** What is mild and no fault of the companion itself is worth fewer false alarms, so it needs so much more. */
const MILD_MARGIN = 0.5;
/** A few words without a sentence say too little to the model: they are for the rules. */
const WORDS_MIN = 4;
/** Longer texts are for the rules alone, so that both stay within the deadline of a check. */
const READ_LENGTH = 3_000;
const RULE_ID = 'model-1';

let model: SafetyModel | null = null;

/** Decides with another model from now on. */
export function useModel(other: SafetyModel): void {
  model = other;
}

export function safetyModel(): SafetyModel {
  model ??= SafetyModel.load();
  return model;
}

/**
 * The verdict of the rules and the model together. A rule that found no harmless text in training decides alone. Any other adds
 * to the model's score as much as its record says, and so does not decide against the model.
 */
export function withModel(
  text: string,
  direction: ReviewDirection,
  byRules: UnsafeVerdict | null,
): UnsafeVerdict | null {
  const { header } = safetyModel();
  const record = byRules ? header.rules[byRules.ruleId] : 0;
  if (record === undefined || text.length > READ_LENGTH) return byRules;
  const tokens = ruleEngine().tokensOf(text);
  const reading = safetyModel().read(tokens, direction);
  const hidden = isDisguised(text) ? DISGUISE : Math.min(SLIPS_MAX, SLIP * safetyModel().slipsIn(tokens));
  const score = reading.score + hidden;
  const { unsafe, severe } = safetyModel().thresholds(direction);
  const isUnsafe = tokens.length >= WORDS_MIN && score >= unsafe + marginOf(reading.category);
  if (byRules) return isUnsafe || score + record >= ruleFrom(direction, byRules.severity) ? byRules : null;
  if (!isUnsafe) return null;
  return verdictOf(reading, score >= severe, direction === 'in' && reading.home >= header.homeFrom);
}

/** From which score on, with its record added, a rule is believed. */
export function ruleFrom(direction: ReviewDirection, severity: SafetySeverity): number {
  return severity === DANGER ? DANGER_FROM : RULE_FROM[direction];
}

/** How much above its threshold a score must be for a category. */
export function marginOf(category: SafetyCategory): number {
  return CATEGORY_SEVERITY[category] >= SEVERE || category.startsWith('conduct') ? 0 : MILD_MARGIN;
}

function verdictOf({ category }: ModelReading, isSevere: boolean, mayBeHome: boolean): UnsafeVerdict {
  const usual = CATEGORY_SEVERITY[category];
  const isHome = mayBeHome && usual >= SEVERE;
  const mild = usual >= SEVERE && !isSevere ? FIXED_TEXT_SEVERITY : usual;
  return { category, severity: isHome ? 5 : mild, isHome, ruleId: RULE_ID, packVersion: PACK_VERSION };
}
