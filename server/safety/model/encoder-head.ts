import type { ReviewDirection } from '../../../contract/safety.ts';
import { VECTOR_SIZE } from './sentence-encoder.ts';

/** The numbers of the encoder, and one that is 1 for what the companion writes. */
export const HEAD_INPUTS = VECTOR_SIZE + 1;
const FLOAT_BYTES = 4;

/** Weights by rows: of each number of the middle layer, and of each column. */
export interface HeadNumbers {
  readonly inner: Float32Array;
  readonly innerBiases: Float32Array;
  readonly outer: Float32Array;
  readonly outerBiases: Float32Array;
}

/** Says by the numbers of the encoder how likely each category is, and that a text is harmless (logits). */
export class EncoderHead {
  private readonly numbers: HeadNumbers;

  constructor(numbers: HeadNumbers) {
    this.numbers = numbers;
  }

  logitsOf(vector: Float32Array, direction: ReviewDirection): Float64Array {
    const { inner, innerBiases, outer, outerBiases } = this.numbers;
    const inputs = new Float32Array(HEAD_INPUTS);
    inputs.set(vector);
    inputs[VECTOR_SIZE] = direction === 'out' ? 1 : 0;
    const middle = productsOf(inner, innerBiases, inputs).map((value) => Math.max(0, value));
    return productsOf(outer, outerBiases, middle);
  }
}

function productsOf(weights: Float32Array, biases: Float32Array, inputs: Float32Array | Float64Array): Float64Array {
  const even = inputs.length - (inputs.length % 4);
  const products = Float64Array.from(biases);
  for (let row = 0; row < products.length; row += 1) {
    const from = row * inputs.length;
    // Four sums side by side: each addition need not wait for the one before it.
    let [one, two, three, four] = [0, 0, 0, 0];
    for (let at = 0; at < even; at += 4) {
      one += weights[from + at]! * inputs[at]!;
      two += weights[from + at + 1]! * inputs[at + 1]!;
      three += weights[from + at + 2]! * inputs[at + 2]!;
      four += weights[from + at + 3]! * inputs[at + 3]!;
    }
    for (let at = even; at < inputs.length; at += 1) one += weights[from + at]! * inputs[at]!;
    products[row]! += one + two + three + four;
  }
  return products;
}

/** The numbers as they stand in a file, one part after the other. */
export function headNumbersOf(bytes: Uint8Array, size: number): HeadNumbers {
  const all = new Float32Array(new Uint8Array(bytes).buffer, 0, Math.floor(bytes.length / FLOAT_BYTES));
  const innerEnd = size * HEAD_INPUTS;
  const outerEnd = innerEnd + size + ((all.length - innerEnd - size) / (size + 1)) * size;
  return {
    inner: all.subarray(0, innerEnd),
    innerBiases: all.subarray(innerEnd, innerEnd + size),
    outer: all.subarray(innerEnd + size, outerEnd),
    outerBiases: all.subarray(outerEnd),
  };
}
