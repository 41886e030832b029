import type { SafetySeverity } from '../../contract/safety.ts';
import { EncoderHead } from '../../server/safety/model/encoder-head.ts';
import { isPlain, type ModelReading, readingOf, withHead } from '../../server/safety/model/safety-model.ts';
import { reviewByRules } from '../../server/safety/review.ts';
import type { UnsafeVerdict } from '../../server/safety/safety-verdict.ts';
import { COLUMNS, HEAD_COLUMNS, headSamplesOf, type Prepared, raritiesOf, samplesOf, valuesOf } from './samples.ts';
import { logitsOf, type Settings, type Weights } from './sgd.ts';
import { trainAside, trainHeadAside } from './training-thread.ts';

export const SETTINGS: Settings = { epochs: 5, rate: 0.3, decay: 2e-6, seed: 1 };
const FOLDS = 3;

/** What the model says of an example, and the rule that finds it, if any. */
export interface Judged {
  readonly prepared: Prepared;
  readonly reading: ModelReading;
  /** What the linear model says alone. */
  readonly linear: ModelReading;
  readonly rule: { readonly id: string; readonly severity: SafetySeverity } | null;
}

/** Judges each example by a model that has not seen it. */
export async function crossValidate(
  examples: readonly Prepared[],
  vectors: ReadonlyMap<string, Float32Array>,
  settings: Settings = SETTINGS,
): Promise<Judged[]> {
  const folds = Array.from({ length: FOLDS }, (_, fold) => {
    const seen = examples.filter((_example, index) => index % FOLDS !== fold);
    const unseen = examples.filter((_example, index) => index % FOLDS === fold);
    const rarities = raritiesOf(seen);
    const model = trainAside(samplesOf(seen, rarities), COLUMNS.length, settings);
    return { unseen, rarities, model, head: trainHeadAside(headSamplesOf(seen, vectors), HEAD_COLUMNS) };
  });
  const judged: Judged[] = [];
  for (const { unseen, rarities, model, head } of folds) {
    const trained = { model: await model, rarities, head: new EncoderHead(await head), vectors };
    for (const prepared of unseen) judged.push(judge(prepared, trained));
  }
  return judged;
}

interface Trained {
  readonly model: Weights;
  readonly rarities: Uint8Array;
  readonly head: EncoderHead;
  readonly vectors: ReadonlyMap<string, Float32Array>;
}

/** As `SafetyModel.read` does. */
function judge(prepared: Prepared, { model, rarities, head, vectors }: Trained): Judged {
  const { text, direction } = prepared.example;
  const parts = prepared.windows.map((window, index) => {
    const logits = logitsOf(valuesOf(window, rarities), model);
    const linear = readingOf(logits, COLUMNS);
    const vector = vectors.get(prepared.texts[index] ?? '');
    if (!vector || isPlain(linear)) return { linear, reading: linear };
    return { linear, reading: readingOf(withHead(logits, head.logitsOf(vector, direction)), COLUMNS) };
  });
  return {
    prepared,
    reading: mostUnsafe(parts.map(({ reading }) => reading)),
    linear: mostUnsafe(parts.map(({ linear }) => linear)),
    rule: ruleOf(reviewByRules(text, { direction, band: '10_12' })),
  };
}

function ruleOf(verdict: UnsafeVerdict | null): Judged['rule'] {
  return verdict && { id: verdict.ruleId, severity: verdict.severity };
}

function mostUnsafe(readings: readonly ModelReading[]): ModelReading {
  const [first] = readings.toSorted((one, other) => other.score - one.score);
  return first ?? { score: -99, category: 'swearing', home: -99 };
}
