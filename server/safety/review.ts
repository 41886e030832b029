import { CATEGORY_SEVERITY, SAFETY_CATEGORIES, type SafetyCategory } from '../../contract/safety.ts';
import { withModel } from './model/with-model.ts';
import { PACK_VERSION } from './pack-version.ts';
import { ruleEngine } from './packs/engine.ts';
import type { PackRule } from './packs/pack.ts';
import { reviewByPatterns } from './review-by-patterns.ts';
import type { ReviewContext, UnsafeVerdict } from './safety-verdict.ts';

const GRAVEST: ReadonlySet<SafetyCategory> = new Set(['self_harm', 'abuse', 'sexual']);

/**
 * Reviews a text of or for a person. It works offline and decides the same way each time. Children's messages and the replies
 * to them go through the packs and the model; adults' messages through the older patterns, which know what parents ask; the
 * replies to adults are not reviewed.
 */
export function reviewText(text: string, context: ReviewContext): UnsafeVerdict | null {
  const found = reviewByRules(text, context);
  if (context.band === null) return found;
  // A sentence that is spread over messages is for the rules alone: the model sees one message.
  const isSpread = found !== null && reviewByRules(text, { ...context, recent: [] }) === null;
  return isSpread ? found : withModel(text, context.direction, found);
}

/** What the rules find alone. For the gravest categories the older patterns look at children's messages too. */
export function reviewByRules(text: string, { direction, band, recent }: ReviewContext): UnsafeVerdict | null {
  if (band === null) return direction === 'in' ? reviewByPatterns(text) : null;
  const found = ruleEngine().broken(text, direction, recent).map(verdictOf);
  const byPatterns = direction === 'in' ? reviewByPatterns(text) : null;
  return mostSevere(byPatterns && GRAVEST.has(byPatterns.category) ? [...found, byPatterns] : found);
}

function verdictOf({ category, severity, isHome = false, id }: PackRule): UnsafeVerdict {
  return {
    category,
    severity: severity ?? CATEGORY_SEVERITY[category],
    isHome,
    ruleId: id,
    packVersion: PACK_VERSION,
  };
}

/** The most severe verdict. The harm may come from home if any of the verdicts says so. */
function mostSevere(verdicts: readonly UnsafeVerdict[]): UnsafeVerdict | null {
  const [first] = verdicts.toSorted((a, b) => b.severity - a.severity || orderOf(a) - orderOf(b));
  return first ? { ...first, isHome: verdicts.some(({ isHome }) => isHome) } : null;
}

function orderOf({ category }: UnsafeVerdict): number {
  return SAFETY_CATEGORIES.indexOf(category);
}
