import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../platform/project-root.ts';
import { type EncoderHeader, type Numbers, readEncoderFile } from './encoder-file.ts';

/** Its source is scripts/safety-training/products.wat. */
export const PRODUCTS_FILE = join(projectRoot(), 'content/safety/products.wasm');

/** What we use of it: the types of Node leave it to those of the browser. */
declare const WebAssembly: {
  Memory: new (size: { initial: number }) => WasmMemory;
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: { env: { memory: WasmMemory } }) => { exports: Record<string, unknown> };
};

interface WasmMemory {
  readonly buffer: ArrayBuffer;
}

/** Looked up once: in the tests, where modules run apart, each look takes longer than the sum. */
const { exp } = Math;

const PAGE = 65_536;
const FLOAT_BYTES = 4;
const WIDEST = 1_536;
/** Rows are multiplied four at a time. */
const ROWS_STEP = 4;
/** The largest step of an input: its products with 1,536 weights just fit into 32 bits. */
const INPUT_STEPS = 8_191;

/** What products.wat offers. All addresses are in bytes. */
interface Arithmetic {
  quantise(from: number, count: number, width: number, most: number, to: number, steps: number): void;
  products(rows: number, count: number, weights: number, columns: number, width: number, sums: number): void;
  finish(
    sums: number,
    count: number,
    columns: number,
    steps: number,
    columnSteps: number,
    biases: number,
    least: number,
  ): void;
  normalise(rows: number, count: number, width: number, scales: number, biases: number): void;
  look(questions: number, keys: number, pitch: number, count: number, size: number, scale: number, to: number): void;
  mix(shares: number, values: number, pitch: number, count: number, size: number, to: number): void;
}

/** The weights of the encoder in the one memory in which WebAssembly multiplies them with rows of numbers. */
export class EncoderMemory {
  readonly header: EncoderHeader;
  private readonly memory: WasmMemory;
  private readonly arithmetic: Arithmetic;
  /** Rows as they are given, as whole steps, what a step of each is worth, and what comes out. */
  private readonly given: Float32Array;
  private readonly inputs: Int16Array;
  private readonly steps: Float32Array;
  private readonly output: Float32Array;
  private readonly shares: Float32Array;

  constructor(rowsMax: number) {
    const padded = Math.ceil(rowsMax / ROWS_STEP) * ROWS_STEP;
    const [numbers, shares] = [padded * WIDEST, rowsMax * rowsMax];
    const room = (numbers * 2 + padded + shares) * FLOAT_BYTES + numbers * 2;
    let memory: WasmMemory | undefined;
    this.header = readEncoderFile((size) => {
      memory = new WebAssembly.Memory({ initial: Math.ceil((size + room) / PAGE) });
      return new Uint8Array(memory.buffer, 0, size);
    });
    if (!memory) throw new Error('The encoder has no weights');
    this.memory = memory;
    const { buffer } = memory;
    this.given = new Float32Array(buffer, this.header.size, numbers);
    this.output = new Float32Array(buffer, endOf(this.given), numbers);
    this.inputs = new Int16Array(buffer, endOf(this.output), numbers);
    this.steps = new Float32Array(buffer, endOf(this.inputs), padded);
    this.shares = new Float32Array(buffer, endOf(this.steps), shares);
    const module = new WebAssembly.Module(readFileSync(PRODUCTS_FILE));
    this.arithmetic = new WebAssembly.Instance(module, { env: { memory } }).exports as unknown as Arithmetic;
  }

  /** Numbers by their name, as they lie in memory. */
  floats(name: string): Float32Array {
    const { offset, rows, width } = this.numbers(name);
    return new Float32Array(this.memory.buffer, offset, rows * width);
  }

  /** Adds one row of weights to numbers, so many times. */
  addRow(name: string, row: number, times: number, target: Float32Array): void {
    const { offset, width } = this.numbers(name);
    const step = times * (this.floats(`${name}.steps`)[row] ?? 0);
    const weights = new Int8Array(this.memory.buffer, offset + row * width, width);
    for (let at = 0; at < width; at += 1) target[at]! += weights[at]! * step;
  }

  /** Multiplies rows with weights, and adds the biases of the columns. What is less than `least` becomes it. */
  multiply(name: string, rows: Float32Array, least = Number.NEGATIVE_INFINITY): Float32Array {
    const { offset, rows: columns, width } = this.numbers(name);
    const { arithmetic, given, inputs, steps, output } = this;
    const count = rows.length / width;
    given.set(rows);
    arithmetic.quantise(given.byteOffset, count, width, INPUT_STEPS, inputs.byteOffset, steps.byteOffset);
    const padded = Math.ceil(count / ROWS_STEP) * ROWS_STEP;
    arithmetic.products(inputs.byteOffset, padded, offset, columns, width, output.byteOffset);
    const [columnSteps, biases] = [this.numbers(`${name}.steps`).offset, this.numbers(`${name}.biases`).offset];
    arithmetic.finish(output.byteOffset, count, columns, steps.byteOffset, columnSteps, biases, least);
    return output.slice(0, count * columns);
  }

  /** Rows with mean 0 and deviation 1, times and plus what was learned. */
  normalised(name: string, rows: Float32Array): Float32Array {
    const [scales, biases] = [this.numbers(`${name}.scales`), this.numbers(`${name}.biases`)];
    this.given.set(rows);
    const count = rows.length / scales.width;
    this.arithmetic.normalise(this.given.byteOffset, count, scales.width, scales.offset, biases.offset);
    return this.given.slice(0, rows.length);
  }

  /** Each row looks at all rows: its questions times their keys say how much of their values it takes. */
  attention(asked: Float32Array, width: number, heads: number): Float32Array {
    const { arithmetic, given, shares, output } = this;
    const pitch = 3 * width * FLOAT_BYTES;
    const count = asked.length / (3 * width);
    const size = width / heads;
    given.set(asked);
    for (let start = 0; start < width; start += size) {
      const questions = given.byteOffset + start * FLOAT_BYTES;
      const [keys, values] = [questions + width * FLOAT_BYTES, questions + 2 * width * FLOAT_BYTES];
      arithmetic.look(questions, keys, pitch, count, size, 1 / Math.sqrt(size), shares.byteOffset);
      for (let row = 0; row < count; row += 1) share(shares, row * count, count);
      arithmetic.mix(shares.byteOffset, values, pitch, count, size, output.byteOffset + start * FLOAT_BYTES);
    }
    return output.slice(0, count * width);
  }

  private numbers(name: string): Numbers {
    const numbers = this.header.numbers[name];
    if (!numbers) throw new Error(`The encoder has no ${name}`);
    return numbers;
  }
}

function endOf({ byteOffset, byteLength }: Float32Array | Int16Array): number {
  return byteOffset + byteLength;
}

/** Logits as shares of 1. */
function share(numbers: Float32Array, from: number, count: number): void {
  let most = Number.NEGATIVE_INFINITY;
  for (let at = from; at < from + count; at += 1) if (numbers[at]! > most) most = numbers[at]!;
  let total = 0;
  for (let at = from; at < from + count; at += 1) total += numbers[at] = exp(numbers[at]! - most);
  for (let at = from; at < from + count; at += 1) numbers[at]! /= total;
}
