import { type ModelReading, readingOf } from '../../server/safety/model/safety-model.ts';
import { reviewByRules } from '../../server/safety/review.ts';
import { COLUMNS, type Prepared, raritiesOf, samplesOf, valuesOf } from './samples.ts';
import { logitsOf, type Settings, train, type Weights } from './sgd.ts';

export const SETTINGS: Settings = { epochs: 5, rate: 0.3, decay: 2e-6, seed: 1 };
const FOLDS = 3;

/** What the model says of an example, and the rule that finds it, if any. */
export interface Judged {
  readonly prepared: Prepared;
  readonly reading: ModelReading;
  readonly ruleId: string | null;
}

/** Judges each example by a model that has not seen it. */
export function crossValidate(examples: readonly Prepared[], settings: Settings = SETTINGS): Judged[] {
  const judged: Judged[] = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const seen = examples.filter((_, index) => index % FOLDS !== fold);
    const rarities = raritiesOf(seen);
    const model = train(samplesOf(seen, rarities), COLUMNS.length, settings);
    for (const prepared of examples.filter((_, index) => index % FOLDS === fold)) {
      judged.push(judge(prepared, model, rarities));
    }
  }
  return judged;
}

export function judge(prepared: Prepared, model: Weights, rarities: Uint8Array): Judged {
  const { text, direction } = prepared.example;
  const readings = prepared.windows.map((window) => readingOf(logitsOf(valuesOf(window, rarities), model), COLUMNS));
  const [first, ...others] = readings.toSorted((one, other) => other.score - one.score);
  const reading = first ?? others[0] ?? { score: -99, category: 'swearing' as const, home: -99 };
  return { prepared, reading, ruleId: reviewByRules(text, { direction, band: '10_12' })?.ruleId ?? null };
}
