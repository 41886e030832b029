import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReviewDirection } from '../../../contract/safety.ts';
import { projectRoot } from '../../platform/project-root.ts';

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
  readonly thresholds: Readonly<Record<ReviewDirection, Thresholds>>;
  /** Of a text that a rule finds: how much this says, by the id of the rule. */
  readonly rules: Readonly<Record<string, number>>;
  /** From this score on, harm may come from home. */
  readonly homeFrom: number;
}

/** The header as JSON behind its length, a byte for the rarity of each feature, and a signed byte for each weight. */
export interface ModelFile {
  readonly header: ModelHeader;
  readonly rarities: Uint8Array;
  readonly weights: Int8Array;
}

export function readModelFile(): ModelFile {
  const file = readFileSync(MODEL_FILE);
  const header = headerOf(file);
  const start = file.byteOffset + 4 + file.readUInt32LE(0);
  const rarities = new Uint8Array(file.buffer, start, header.buckets);
  const weights = new Int8Array(file.buffer, start + header.buckets, header.buckets * header.columns.length);
  return { header, rarities, weights };
}

export function readModelHeader(): ModelHeader {
  return headerOf(readFileSync(MODEL_FILE));
}

function headerOf(file: Buffer): ModelHeader {
  return JSON.parse(file.subarray(4, 4 + file.readUInt32LE(0)).toString('utf8')) as ModelHeader;
}

export function modelFileOf({ header, rarities, weights }: ModelFile): Buffer {
  const json = Buffer.from(JSON.stringify(header), 'utf8');
  const length = Buffer.alloc(4);
  length.writeUInt32LE(json.length);
  return Buffer.concat([length, json, rarities, Buffer.from(weights.buffer, weights.byteOffset, weights.byteLength)]);
}
