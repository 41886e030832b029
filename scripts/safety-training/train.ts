/** Trains the model of content/safety/model.bin from the examples: `npm run safety:train`. */
import { writeFileSync } from 'node:fs';
import { MODEL_FILE, modelFileOf } from '../../server/safety/model/model-file.ts';
import { crossValidate, SETTINGS } from './evaluate.ts';
import { readExamples } from './examples.ts';
import { HEAD_SIZE } from './head.ts';
import { quantised } from './quantise.ts';
import { randomFrom, shuffled } from './random.ts';
import { report } from './report.ts';
import { COLUMNS, HEAD_COLUMNS, headSamplesOf, prepare, raritiesOf, samplesOf } from './samples.ts';
import { vectorsOf } from './sentence-vectors.ts';
import { recordsOf, thresholdsOf } from './thresholds.ts';
import { trainedOn } from './trained-on.ts';
import { trainAside, trainHeadAside } from './training-thread.ts';

/** When in doubt, harm may come from home: only a clear no makes it someone else's. */
const HOME_FROM = -1;
const ORDER_SEED = 7;

const examples = shuffled(readExamples(), randomFrom(ORDER_SEED)).map(prepare);
const vectors = vectorsOf(examples.flatMap(({ texts }) => texts));
const rarities = raritiesOf(examples);
const model = trainAside(samplesOf(examples, rarities), COLUMNS.length, SETTINGS);
const head = trainHeadAside(headSamplesOf(examples, vectors), HEAD_COLUMNS);
const judged = await crossValidate(examples, vectors);
const byLinear = judged.map((text) => ({ ...text, reading: text.linear }));
const rules = recordsOf(judged);
const thresholds = { in: thresholdsOf(judged, 'in'), out: thresholdsOf(judged, 'out') };
const linearThresholds = { in: thresholdsOf(byLinear, 'in'), out: thresholdsOf(byLinear, 'out') };
process.stdout.write(`${examples.length} examples\n${JSON.stringify({ thresholds, linearThresholds })}\n`);
const tune = judged.filter(({ prepared }) => prepared.example.isTune);
report(judged, rules, thresholds, true);
report(judged, rules, thresholds, false);
report(byLinear, rules, linearThresholds, false);
// The rules know the tuning part by heart, so that only the model's own figures mean something there.
report(tune, rules, thresholds, false);
report(
  byLinear.filter(({ prepared }) => prepared.example.isTune),
  rules,
  linearThresholds,
  false,
);

const { weights, biases } = await model;
const { bytes, step } = quantised(weights);
const file = modelFileOf({
  header: {
    trainedOn: trainedOn(),
    columns: COLUMNS,
    buckets: rarities.length,
    weightStep: step,
    biases: [...biases],
    thresholds,
    linearThresholds,
    rules,
    homeFrom: HOME_FROM,
    headSize: HEAD_SIZE,
  },
  rarities,
  weights: bytes,
  head: await head,
});
writeFileSync(MODEL_FILE, file);
process.stdout.write(`${file.length} bytes\n`);
