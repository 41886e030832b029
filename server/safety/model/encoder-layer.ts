import type { EncoderMemory } from './encoder-memory.ts';

const HEADS = 4;
const SMALL = 1e-6;

/** One layer of the transformer: each row looks at all rows of the sentence, and then at itself. `rest` is added in between. */
export function layer(memory: EncoderMemory, name: string, rows: Float32Array, rest: Float32Array): Float32Array {
  const looked = memory.multiply(`${name}.output`, attention(memory, name, rows));
  addTo(looked, rest);
  const wide = memory.multiply(`${name}.wide`, normalised(memory, `${name}.norm2`, looked));
  for (let at = 0; at < wide.length; at += 1) if (wide[at]! < 0) wide[at] = 0;
  const narrow = memory.multiply(`${name}.narrow`, wide);
  addTo(narrow, looked);
  return narrow;
}

export function addTo(target: Float32Array, other: Float32Array): void {
  for (let at = 0; at < target.length; at += 1) target[at]! += other[at]!;
}

/** Rows with mean 0 and deviation 1, times and plus what was learned. */
function normalised(memory: EncoderMemory, name: string, rows: Float32Array): Float32Array {
  const [scales, biases] = [memory.floats(`${name}.scales`), memory.floats(`${name}.biases`)];
  const width = scales.length;
  const output = new Float32Array(rows.length);
  for (let from = 0; from < rows.length; from += width) {
    let sum = 0;
    for (let at = 0; at < width; at += 1) sum += rows[from + at]!;
    const mean = sum / width;
    let squares = 0;
    for (let at = 0; at < width; at += 1) squares += (rows[from + at]! - mean) ** 2;
    const scale = 1 / Math.sqrt(squares / width + SMALL);
    for (let at = 0; at < width; at += 1) {
      output[from + at] = (rows[from + at]! - mean) * scale * scales[at]! + biases[at]!;
    }
  }
  return output;
}

function attention(memory: EncoderMemory, name: string, rows: Float32Array): Float32Array {
  // Questions, keys and values of a row lie side by side.
  const asked = memory.multiply(`${name}.ask`, normalised(memory, `${name}.norm1`, rows));
  const width = memory.floats(`${name}.norm1.scales`).length;
  const count = asked.length / (3 * width);
  const output = new Float32Array(count * width);
  const shares = new Float64Array(count);
  for (let head = 0; head < HEADS; head += 1) {
    const start = (head * width) / HEADS;
    for (let row = 0; row < count; row += 1) {
      sharesOf(asked, row, start, width, shares);
      for (let other = 0; other < count; other += 1) {
        const [share, from] = [shares[other]!, other * 3 * width + 2 * width + start];
        for (let at = 0; at < width / HEADS; at += 1) output[row * width + start + at]! += share * asked[from + at]!;
      }
    }
  }
  return output;
}

/** How much a row looks at each row: its question times their keys, as shares of 1. */
function sharesOf(asked: Float32Array, row: number, start: number, width: number, shares: Float64Array): void {
  const size = width / HEADS;
  const question = row * 3 * width + start;
  let most = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < shares.length; other += 1) {
    const key = other * 3 * width + width + start;
    let sum = 0;
    for (let at = 0; at < size; at += 1) sum += asked[question + at]! * asked[key + at]!;
    shares[other] = sum / Math.sqrt(size);
    most = Math.max(most, shares[other]!);
  }
  let total = 0;
  for (let other = 0; other < shares.length; other += 1) total += shares[other] = Math.exp(shares[other]! - most);
  for (let other = 0; other < shares.length; other += 1) shares[other]! /= total;
}
