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
const { abs, round } = Math;

const PAGE = 65_536;
const WIDEST = 1_536;
/** Rows are multiplied four at a time. */
const ROWS_STEP = 4;
/** The largest step of an input: its products with 1,536 weights just fit into 32 bits. */
const INPUT_STEPS = 8_191;

type Products = (rows: number, count: number, weights: number, columns: number, width: number, sums: number) => void;

/** The weights of the encoder in the one memory in which WebAssembly multiplies them with rows of numbers. */
export class EncoderMemory {
  readonly header: EncoderHeader;
  private readonly memory: WasmMemory;
  private readonly products: Products;
  private readonly inputs: Int16Array;
  private readonly sums: Int32Array;

  constructor(rowsMax: number) {
    const inputBytes = rowsMax * WIDEST * 2;
    let memory: WasmMemory | undefined;
    this.header = readEncoderFile((size) => {
      memory = new WebAssembly.Memory({ initial: Math.ceil((size + inputBytes * 3) / PAGE) });
      return new Uint8Array(memory.buffer, 0, size);
    });
    if (!memory) throw new Error('The encoder has no weights');
    this.memory = memory;
    this.inputs = new Int16Array(memory.buffer, this.header.size, rowsMax * WIDEST);
    this.sums = new Int32Array(memory.buffer, this.header.size + inputBytes, rowsMax * WIDEST);
    const module = new WebAssembly.Module(readFileSync(PRODUCTS_FILE));
    this.products = new WebAssembly.Instance(module, { env: { memory } }).exports['products'] as Products;
  }

  /** Numbers by their name, as they lie in memory. */
  floats(name: string): Float32Array {
    const { offset, rows, width } = this.numbers(name);
    return new Float32Array(this.memory.buffer, offset, rows * width);
  }

  /** One row of weights as numbers. */
  row(name: string, row: number): Float32Array {
    const { offset, width } = this.numbers(name);
    const step = this.floats(`${name}.steps`)[row] ?? 0;
    return Float32Array.from(new Int8Array(this.memory.buffer, offset + row * width, width), (weight) => weight * step);
  }

  /** Multiplies rows with weights, and adds the biases of the columns. */
  multiply(name: string, rows: Float32Array): Float32Array {
    const { offset, rows: columns, width } = this.numbers(name);
    const [steps, biases] = [this.floats(`${name}.steps`), this.floats(`${name}.biases`)];
    const count = rows.length / width;
    const inputSteps = Array.from({ length: count }, (_, row) => this.place(rows, row * width, width));
    const padded = Math.ceil(count / ROWS_STEP) * ROWS_STEP;
    this.products(this.inputs.byteOffset, padded, offset, columns, width, this.sums.byteOffset);
    const { sums } = this;
    const output = new Float32Array(count * columns);
    for (let row = 0; row < count; row += 1) {
      const inputStep = inputSteps[row] as number;
      for (let column = 0; column < columns; column += 1) {
        const at = row * columns + column;
        output[at] = sums[at]! * inputStep * steps[column]! + biases[column]!;
      }
    }
    return output;
  }

  /** Puts a row into memory, in steps. Returns what one step is worth. */
  private place(rows: Float32Array, from: number, width: number): number {
    let most = 0;
    for (let at = from; at < from + width; at += 1) {
      const size = abs(rows[at]!);
      if (size > most) most = size;
    }
    const step = most / INPUT_STEPS || 1;
    const { inputs } = this;
    for (let at = from; at < from + width; at += 1) inputs[at] = round(rows[at]! / step);
    return step;
  }

  private numbers(name: string): Numbers {
    const numbers = this.header.numbers[name];
    if (!numbers) throw new Error(`The encoder has no ${name}`);
    return numbers;
  }
}
