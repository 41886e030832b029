import { CATEGORY_SEVERITY, type ReviewDirection } from '../../contract/safety.ts';
import type { Thresholds } from '../../server/safety/model/model-file.ts';
import { marginOf, ruleFrom } from '../../server/safety/model/with-model.ts';
import type { Judged } from './evaluate.ts';

/**
 * Of the harmless sentences of the tuning part, so many may be flagged by the model. More in replies than in what children write:
 * a sentence that is stopped costs a child little, because a safe one takes its place, and guardians hear nothing of a mild one.
 */
const FALSE_ALARMS = { in: 0.02, out: 0.04 };
const SEVERE_FALSE_ALARMS = 0.0025;
/**
 * The sentences of our own library pass unread, and still show what a good reply sounds like: about one reply of ten sentences
 * in twenty would be stopped at this rate.
 */
const LIBRARY_FALSE_ALARMS = 0.005;
/** The tuning part has few harmless sentences of everyday life, so the thresholds are at least these. */
const AT_LEAST = { in: { unsafe: 0.9, severe: 2.5 }, out: { unsafe: 0.8, severe: 2.5 } };
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
  const byRule = Map.groupBy(unseen, ({ rule }) => rule?.id);
  byRule.delete(undefined);
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
  { prepared, reading, rule }: Judged,
  records: Readonly<Record<string, number>>,
  thresholds: Thresholds,
): boolean {
  if (reading.score >= thresholds.unsafe + marginOf(reading.category)) return true;
  if (!rule) return false;
  const record = records[rule.id];
  return record === undefined || reading.score + record >= ruleFrom(prepared.example.direction, rule.severity);
}

/**
 * The thresholds of the model come from the harmless sentences of the tuning part, which are of the kind that is measured; the
 * training sentences are written to be mistaken.
 */
export function thresholdsOf(judged: readonly Judged[], direction: ReviewDirection): Thresholds {
  const harmless = judged.filter(isHarmless).filter(({ prepared }) => prepared.example.direction === direction);
  const tune = harmless.filter(({ prepared }) => prepared.example.isTune);
  const scores = tune.map(scoreOf);
  const severe = tune.filter(({ reading }) => CATEGORY_SEVERITY[reading.category] >= SEVERE);
  const least = AT_LEAST[direction];
  const library = harmless.filter(({ prepared }) => prepared.example.isLibrary).map(scoreOf);
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

/** What is compared with the threshold. */
function scoreOf({ reading }: Judged): number {
  return reading.score - marginOf(reading.category);
}

/** The score that only so many exceed. */
function threshold(scores: readonly number[], exceeding: number): number {
  const sorted = scores.toSorted((one, other) => other - one);
  return (sorted[Math.floor(exceeding)] ?? 0) + 1e-6;
}
