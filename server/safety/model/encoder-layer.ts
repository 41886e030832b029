import type { EncoderMemory } from './encoder-memory.ts';

const HEADS = 4;

/** What a layer of the transformer gives: the sum of `looked`, and of `wide` times the last weights. */
interface Looked {
  readonly looked: Float32Array;
  readonly wide: Float32Array;
}

/** One layer of the transformer: each row looks at all rows of the sentence, and then at itself. `rest` is added in between. */
export function layer(memory: EncoderMemory, name: string, rows: Float32Array, rest: Float32Array): Float32Array {
  const { looked, wide } = look(memory, name, rows, rest);
  addTo(looked, memory.multiply(`${name}.narrow`, wide));
  return looked;
}

/** The mean of what a layer gives for its rows. The mean of products is the product of the mean, so one is enough. */
export function meanOfLayer(memory: EncoderMemory, name: string, rows: Float32Array, count: number): Float32Array {
  const { looked, wide } = look(memory, name, rows, rows);
  const mean = meanOf(looked, count);
  addTo(mean, memory.multiply(`${name}.narrow`, meanOf(wide, count)));
  return mean;
}

function addTo(target: Float32Array, other: Float32Array): void {
  for (let at = 0; at < target.length; at += 1) target[at]! += other[at]!;
}

function look(memory: EncoderMemory, name: string, rows: Float32Array, rest: Float32Array): Looked {
  // Questions, keys and values of a row lie side by side.
  const asked = memory.multiply(`${name}.ask`, memory.normalised(`${name}.norm1`, rows));
  const width = memory.floats(`${name}.norm1.scales`).length;
  const looked = memory.multiply(`${name}.output`, memory.attention(asked, width, HEADS));
  addTo(looked, rest);
  return { looked, wide: memory.multiply(`${name}.wide`, memory.normalised(`${name}.norm2`, looked), 0) };
}

function meanOf(rows: Float32Array, count: number): Float32Array {
  const width = rows.length / count;
  const mean = new Float32Array(width);
  for (let from = 0; from < rows.length; from += width) {
    for (let at = 0; at < width; at += 1) mean[at]! += rows[from + at]!;
  }
  for (let at = 0; at < width; at += 1) mean[at]! /= count;
  return mean;
}
