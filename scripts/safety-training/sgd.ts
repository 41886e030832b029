import { BUCKETS } from '../../server/safety/model/features.ts';
import { randomFrom, shuffled } from './random.ts';

/** One window of an example, ready for training. */
export interface Sample {
  readonly places: Int32Array;
  readonly values: Float32Array;
  /** Column of its category. */
  readonly target: number;
  /** `null`: harmless, so the question does not arise. */
  readonly isHome: boolean | null;
  readonly weight: number;
}

export interface Weights {
  readonly width: number;
  readonly weights: Float32Array;
  readonly biases: Float64Array;
}

export interface Settings {
  readonly epochs: number;
  readonly rate: number;
  readonly decay: number;
  readonly seed: number;
}

const START = 0.01;
const SMALLEST_SLOPE = 0.002;

/** Trains weights by gradient descent with a step size for each weight (Adagrad). The same samples give the same weights. */
export function train(samples: readonly Sample[], width: number, settings: Settings): Weights {
  const weights = new Float32Array(BUCKETS * width);
  const squares = new Float32Array(BUCKETS * width).fill(START);
  const biases = new Float64Array(width);
  const biasSquares = new Float64Array(width).fill(START);
  const model = { width, weights, biases };
  const random = randomFrom(settings.seed);
  for (let epoch = 0; epoch < settings.epochs; epoch += 1) {
    for (const sample of shuffled(samples, random)) {
      const slopes = slopesOf(logitsOf(sample, model), sample);
      // Most categories have long been ruled out, and would take most of the time.
      const active = [...slopes.keys()].filter((column) => Math.abs(slopes[column] as number) > SMALLEST_SLOPE);
      for (const column of active) {
        const slope = slopes[column] as number;
        biasSquares[column]! += slope * slope;
        biases[column]! -= (settings.rate * slope) / Math.sqrt(biasSquares[column]!);
        for (let index = 0; index < sample.places.length; index += 1) {
          const at = (sample.places[index] as number) * width + column;
          const step = slope * (sample.values[index] as number) + settings.decay * (weights[at] as number);
          const square = (squares[at] as number) + step * step;
          squares[at] = square;
          weights[at]! -= (settings.rate * step) / Math.sqrt(square);
        }
      }
    }
  }
  return model;
}

export function logitsOf({ places, values }: Pick<Sample, 'places' | 'values'>, model: Weights): Float64Array {
  const { width, weights } = model;
  const logits = Float64Array.from(model.biases);
  for (let index = 0; index < places.length; index += 1) {
    const value = values[index] as number;
    const row = (places[index] as number) * width;
    for (let column = 0; column < width; column += 1) logits[column]! += value * (weights[row + column] as number);
  }
  return logits;
}

/** Softmax over the categories and `none`; the last column answers a question of its own. */
function slopesOf(logits: Float64Array, { target, isHome, weight }: Sample): Float64Array {
  const last = logits.length - 1;
  const top = Math.max(...logits.subarray(0, last));
  const slopes = logits.map((logit) => Math.exp(logit - top));
  const sum = slopes.subarray(0, last).reduce((total, value) => total + value, 0);
  for (let column = 0; column < last; column += 1) {
    slopes[column] = weight * (slopes[column]! / sum - (column === target ? 1 : 0));
  }
  slopes[last] = isHome === null ? 0 : weight * (1 / (1 + Math.exp(-logits[last]!)) - (isHome ? 1 : 0));
  return slopes;
}
