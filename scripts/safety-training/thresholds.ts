import { CATEGORY_SEVERITY, type ReviewDirection } from '../../contract/safety.ts';
import type { Thresholds } from '../../server/safety/model/model-file.ts';
import { RULE_FROM } from '../../server/safety/model/with-model.ts';
import type { Judged } from './evaluate.ts';

/**
 * Of the harmless sentences of the tuning part, so many may be flagged by the model: 2 % of both directions together. What the
 * companion says wrongly is harder to tell apart, and most of what it says is in our library, which has a limit of its own.
 */
const FALSE_ALARMS = { in: 0.01, out: 0.03 };
const SEVERE_FALSE_ALARMS = 0.0025;
/** A reply has many sentences, and one that is flagged ends it: so many of our own library may be. */
const LIBRARY_FALSE_ALARMS = 0.001;
/** The tuning part has few harmless sentences of everyday life, so the thresholds are at least these. */
const AT_LEAST = { in: { unsafe: 1.5, severe: 2.5 }, out: { unsafe: 2, severe: 3 } };
const SEVERE = 4;
/** A rule speaks at most this loudly. */
const RECORD_MAX = 4;

export const isHarmless = ({ prepared }: Judged): boolean => prepared.example.category === 'none';

/**
 * How much it says that a rule finds a text, by the examples that the author of the rules has not seen: the logarithm of how
 * much more often it finds unsafe texts than harmless ones. Rules that found no harmless text are left out: they decide alone.
 */
export function recordsOf(judged: readonly Judged[]): Record<string, number> {
  const unseen = judged.filter(({ prepared }) => !prepared.example.isTune);
  // Sentences of the library are no sample of what is written, but a rule that finds one is wrong.
  const written = unseen.filter(({ prepared }) => !prepared.example.isLibrary);
  const harmless = written.filter(isHarmless).length;
  const odds = (written.length - harmless) / harmless;
  const byRule = Map.groupBy(unseen, ({ ruleId }) => ruleId);
  byRule.delete(null);
  const records = [...byRule].flatMap(([id, texts]) => {
    const wrong = texts.filter(isHarmless).length;
    const right = texts.length - wrong;
    if (wrong === 0) return [];
    return [[id as string, Math.min(RECORD_MAX, Math.log((right + 1) / (wrong + 0.5) / odds))] as const];
  });
  return Object.fromEntries(records.sort(([one], [other]) => one.localeCompare(other)));
}

/** Whether the model and the rules find an example together, as they do in the server. */
export function isFlagged(
  { prepared, reading, ruleId }: Judged,
  records: Readonly<Record<string, number>>,
  thresholds: Thresholds,
): boolean {
  const record = ruleId === null ? 0 : records[ruleId];
  if (record === undefined) return true;
  const from = RULE_FROM[prepared.example.direction];
  return reading.score >= thresholds.unsafe || (ruleId !== null && reading.score + record >= from);
}

/**
 * The thresholds of the model come from the harmless sentences of the tuning part, which are of the kind that is measured; the
 * training sentences are written to be mistaken.
 */
export function thresholdsOf(judged: readonly Judged[], direction: ReviewDirection): Thresholds {
  const harmless = judged.filter(isHarmless).filter(({ prepared }) => prepared.example.direction === direction);
  const tune = harmless.filter(({ prepared }) => prepared.example.isTune);
  const scores = tune.map(({ reading }) => reading.score);
  const severe = tune.filter(({ reading }) => CATEGORY_SEVERITY[reading.category] >= SEVERE);
  const least = AT_LEAST[direction];
  const library = harmless.filter(({ prepared }) => prepared.example.isLibrary).map(({ reading }) => reading.score);
  const unsafe = Math.max(
    least.unsafe,
    threshold(scores, FALSE_ALARMS[direction] * tune.length),
    threshold(library, LIBRARY_FALSE_ALARMS * library.length),
  );
  return {
    unsafe,
    severe: Math.max(
      unsafe,
      least.severe,
      threshold(
        severe.map(({ reading }) => reading.score),
        SEVERE_FALSE_ALARMS * tune.length,
      ),
    ),
  };
}

/** The score that only so many exceed. */
function threshold(scores: readonly number[], exceeding: number): number {
  const sorted = scores.toSorted((one, other) => other - one);
  return (sorted[Math.floor(exceeding)] ?? 0) + 1e-6;
}
