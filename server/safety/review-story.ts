import type { AgeBand } from '../../contract/children.ts';
import type { ReviewDirection } from '../../contract/safety.ts';
import { safetyModel } from './model/with-model.ts';
import { ruleEngine } from './packs/engine.ts';
import { reviewByRules } from './review.ts';
import { reviewByPatterns } from './review-by-patterns.ts';
import type { UnsafeVerdict } from './safety-verdict.ts';

/** Any child may read it, so the rules for younger readers apply. */
const BAND: AgeBand = '6_9';
const DIRECTIONS: readonly ReviewDirection[] = ['in', 'out'];
/**
 * Rules are made for what a child or the companion says of itself. In a story they also find a rope with knots and a mother
 * with a spoon, so the model has to agree. In the stories of the house it stays below 0.1 there, with unsafe texts above 0.7.
 */
const AGREES_FROM = 0.5;

const SENTENCE_END = /(?<=[.!?…]["'”’»)]?)\s|\n/u;

/** Reads a part of a story that a grown-up gives to children: by the rules for adults, and by both packs with the model. */
export function reviewStory(text: string): UnsafeVerdict | null {
  const byPatterns = reviewByPatterns(text);
  if (byPatterns) return byPatterns;
  for (const sentence of text.split(SENTENCE_END)) {
    for (const direction of DIRECTIONS) {
      const found = reviewByRules(sentence, { direction, band: BAND });
      if (found && scoreOf(sentence, direction) >= AGREES_FROM) return found;
    }
  }
  return null;
}

function scoreOf(sentence: string, direction: ReviewDirection): number {
  return safetyModel().read(ruleEngine().tokensOf(sentence), direction).score;
}
