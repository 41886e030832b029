import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReviewDirection } from '../../../contract/safety.ts';
import { projectRoot } from '../../platform/project-root.ts';
import { type HeadNumbers, headNumbersOf } from './encoder-head.ts';

export const MODEL_FILE = join(projectRoot(), 'content/safety/model.bin');

export interface Thresholds {
  /** From this score on, a text is unsafe. */
  readonly unsafe: number;
  /** From this score on, it has the severity of its category. Below, it is mild. */
  readonly severe: number;
}

export interface ModelHeader {
  /** The sha256 of the examples, the lists of words and the features that the weights were trained with. */
  readonly trainedOn: string;
  readonly columns: readonly string[];
  readonly buckets: number;
  /** What one step of a weight is worth. */
  readonly weightStep: number;
  readonly biases: readonly number[];
  /** Of the linear model and the encoder together. */
  readonly thresholds: Readonly<Record<ReviewDirection, Thresholds>>;
  /** Of the linear model alone. */
  readonly linearThresholds: Readonly<Record<ReviewDirection, Thresholds>>;
  /** Of a text that a rule finds: how much this says, by the id of the rule. */
  readonly rules: Readonly<Record<string, number>>;
  /** From this score on, harm may come from home. */
  readonly homeFrom: number;
  /** How many numbers the middle layer of the encoder's head has. */
  readonly headSize: number;
}

/** The header as JSON behind its length, a byte for the rarity of each feature, a signed byte for each weight, and the head. */
export interface ModelFile {
  readonly header: ModelHeader;
  readonly rarities: Uint8Array;
  readonly weights: Int8Array;
  readonly head: HeadNumbers;
}

export function readModelFile(): ModelFile {
  const file = readFileSync(MODEL_FILE);
  const header = headerOf(file);
  const start = file.byteOffset + 4 + file.readUInt32LE(0);
  const rarities = new Uint8Array(file.buffer, start, header.buckets);
  const weights = new Int8Array(file.buffer, start + header.buckets, header.buckets * header.columns.length);
  // Floats need a place of their own: the file has them at any byte.
  const head = headNumbersOf(
    file.subarray(4 + file.readUInt32LE(0) + rarities.length + weights.length),
    header.headSize,
  );
  return { header, rarities, weights, head };
}

export function readModelHeader(): ModelHeader {
  return headerOf(readFileSync(MODEL_FILE));
}

function headerOf(file: Buffer): ModelHeader {
  return JSON.parse(file.subarray(4, 4 + file.readUInt32LE(0)).toString('utf8')) as ModelHeader;
}

export function modelFileOf({ header, rarities, weights, head }: ModelFile): Buffer {
  const json = Buffer.from(JSON.stringify(header), 'utf8');
  const length = Buffer.alloc(4);
  length.writeUInt32LE(json.length);
  const bytes = [weights, head.inner, head.innerBiases, head.outer, head.outerBiases];
  const parts = bytes.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength));
  return Buffer.concat([length, json, rarities, ...parts]);
}
