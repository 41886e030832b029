import { HEAD_INPUTS, type HeadNumbers } from '../../server/safety/model/encoder-head.ts';
import { VECTOR_SIZE } from '../../server/safety/model/sentence-encoder.ts';
import { Adam } from './adam.ts';
import { type Random, randomFrom, shuffled } from './random.ts';

/** What a sentence is to the head: the numbers of the encoder, and the column of its category. */
export interface HeadSample {
  readonly vector: Float32Array;
  readonly isOut: boolean;
  readonly target: number;
}

export const HEAD_SIZE = 128;
const EPOCHS = 8;
const BATCH = 64;
const RATE = 1e-3;
/** So many numbers are left out each time, so that none is relied on. */
const LEFT_OUT = 0.2;
/** So much of each target goes to all columns. */
const SMOOTHING = 0.05;
const SEED = 3;

/** Trains the head on the encoder by gradient descent (Adam). The same samples give the same weights. */
export function trainHead(samples: readonly HeadSample[], width: number): HeadNumbers {
  const random = randomFrom(SEED);
  const scales = scalesOf(samples);
  const inner = new Adam(HEAD_SIZE * HEAD_INPUTS, () => (random() * 2 - 1) / Math.sqrt(HEAD_INPUTS));
  const innerBiases = new Adam(HEAD_SIZE, () => 0);
  const outer = new Adam(width * HEAD_SIZE, () => (random() * 2 - 1) / Math.sqrt(HEAD_SIZE));
  const outerBiases = new Adam(width, () => 0);
  const layers = [inner, innerBiases, outer, outerBiases];
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const order = shuffled(samples, random);
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH);
      for (const sample of batch) learn(sample, scales, [inner, innerBiases, outer, outerBiases], random);
      const rate = RATE * (1 - (epoch * order.length + from) / (EPOCHS * order.length));
      for (const layer of layers) layer.step(rate, batch.length);
    }
  }
  return unscaled(scales, inner.values, innerBiases.values, outer.values, outerBiases.values);
}

interface Scales {
  readonly means: Float64Array;
  /** Of the summary, and of the mean of the last layer. */
  readonly sizes: readonly [number, number];
}

const HALF = VECTOR_SIZE / 2;

/** So that each number has mean 0, and each half deviation 1. */
function scalesOf(samples: readonly HeadSample[]): Scales {
  const means = new Float64Array(VECTOR_SIZE);
  for (const { vector } of samples)
    for (let at = 0; at < VECTOR_SIZE; at += 1) means[at]! += vector[at]! / samples.length;
  const squares = [0, 0];
  for (const { vector } of samples) {
    for (let at = 0; at < VECTOR_SIZE; at += 1) squares[at < HALF ? 0 : 1]! += (vector[at]! - means[at]!) ** 2;
  }
  const [summary = 1, last = 1] = squares.map((sum) => Math.sqrt(sum / (samples.length * HALF)));
  return { means, sizes: [summary, last] };
}

function learn(
  { vector, isOut, target }: HeadSample,
  { means, sizes }: Scales,
  [inner, innerBiases, outer, outerBiases]: readonly [Adam, Adam, Adam, Adam],
  random: Random,
): void {
  const kept = 1 / (1 - LEFT_OUT);
  const inputs = new Float64Array(HEAD_INPUTS);
  for (let at = 0; at < VECTOR_SIZE; at += 1) {
    if (random() >= LEFT_OUT) inputs[at] = ((vector[at]! - means[at]!) / sizes[at < HALF ? 0 : 1]) * kept;
  }
  inputs[VECTOR_SIZE] = isOut ? 1 : 0;
  const middle = new Float64Array(HEAD_SIZE);
  for (let row = 0; row < HEAD_SIZE; row += 1) {
    if (random() < LEFT_OUT) continue;
    middle[row] = Math.max(0, innerBiases.values[row]! + dot(inner.values, row * HEAD_INPUTS, inputs)) * kept;
  }
  const slopes = slopesOf(outer, outerBiases, middle, target);
  const back = new Float64Array(HEAD_SIZE);
  for (let column = 0; column < slopes.length; column += 1) {
    const slope = slopes[column]!;
    outerBiases.slopes[column]! += slope;
    for (let row = 0; row < HEAD_SIZE; row += 1) {
      back[row]! += slope * outer.values[column * HEAD_SIZE + row]!;
      outer.slopes[column * HEAD_SIZE + row]! += slope * middle[row]!;
    }
  }
  for (let row = 0; row < HEAD_SIZE; row += 1) {
    if (middle[row] === 0) continue;
    const slope = back[row]! * kept;
    innerBiases.slopes[row]! += slope;
    for (let at = 0; at < HEAD_INPUTS; at += 1) inner.slopes[row * HEAD_INPUTS + at]! += slope * inputs[at]!;
  }
}

/** Softmax, less the target. */
function slopesOf(outer: Adam, biases: Adam, middle: Float64Array, target: number): Float64Array {
  const width = biases.values.length;
  const logits = Float64Array.from(
    biases.values,
    (bias, column) => bias + dot(outer.values, column * HEAD_SIZE, middle),
  );
  const top = Math.max(...logits);
  const shares = logits.map((logit) => Math.exp(logit - top));
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share, column) => share / sum - SMOOTHING / width - (column === target ? 1 - SMOOTHING : 0));
}

function dot(weights: Float32Array, from: number, inputs: Float64Array): number {
  // Four sums side by side: each addition need not wait for the one before it.
  const even = inputs.length - (inputs.length % 4);
  let [one, two, three, four] = [0, 0, 0, 0];
  for (let at = 0; at < even; at += 4) {
    one += weights[from + at]! * inputs[at]!;
    two += weights[from + at + 1]! * inputs[at + 1]!;
    three += weights[from + at + 2]! * inputs[at + 2]!;
    four += weights[from + at + 3]! * inputs[at + 3]!;
  }
  for (let at = even; at < inputs.length; at += 1) one += weights[from + at]! * inputs[at]!;
  return one + two + three + four;
}

/** The same head for numbers as the encoder gives them. */
function unscaled(
  { means, sizes }: Scales,
  inner: Float32Array,
  innerBiases: Float32Array,
  outer: Float32Array,
  outerBiases: Float32Array,
): HeadNumbers {
  const biases = Float64Array.from(innerBiases);
  const weights = inner.map((weight, index) => {
    const at = index % HEAD_INPUTS;
    if (at === VECTOR_SIZE) return weight;
    const scaled = weight / sizes[at < HALF ? 0 : 1];
    biases[Math.floor(index / HEAD_INPUTS)]! -= scaled * means[at]!;
    return scaled;
  });
  return { inner: weights, innerBiases: Float32Array.from(biases), outer, outerBiases };
}
