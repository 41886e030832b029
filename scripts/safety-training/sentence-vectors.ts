import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../server/platform/project-root.ts';
import { ENCODER_FILE } from '../../server/safety/model/encoder-file.ts';
import { SentenceEncoder, VECTOR_SIZE } from '../../server/safety/model/sentence-encoder.ts';

/** The numbers of all sentences take minutes, so they are kept between two runs. */
const CACHE_FILE = join(projectRoot(), '.cache/safety-vectors.bin');
const HASH_BYTES = 32;
const ROW_BYTES = HASH_BYTES + VECTOR_SIZE * 4;

/** What the encoder says of each text, in memory that threads share. */
export function vectorsOf(texts: readonly string[]): Map<string, Float32Array> {
  const encoder = new SentenceEncoder();
  const weights = createHash('sha256').update(readFileSync(ENCODER_FILE)).digest();
  const known = readCache();
  const rows = [...new Set(texts)].map((text) => {
    const key = createHash('sha256').update(weights).update(text).digest();
    return { text, key, vector: known.get(key.toString('hex')) ?? encoder.vectorOf(text) };
  });
  mkdirSync(dirname(CACHE_FILE), { recursive: true });
  writeFileSync(CACHE_FILE, Buffer.concat(rows.flatMap(({ key, vector }) => [key, bytesOf(vector)])));
  const shared = new SharedArrayBuffer(rows.length * VECTOR_SIZE * 4);
  return new Map(
    rows.map(({ text, vector }, row) => {
      const place = new Float32Array(shared, row * VECTOR_SIZE * 4, VECTOR_SIZE);
      place.set(vector);
      return [text, place];
    }),
  );
}

function readCache(): Map<string, Float32Array> {
  if (!existsSync(CACHE_FILE)) return new Map();
  const file = readFileSync(CACHE_FILE);
  const rows = Array.from({ length: Math.floor(file.length / ROW_BYTES) }, (_, row) =>
    file.subarray(row * ROW_BYTES, (row + 1) * ROW_BYTES),
  );
  return new Map(
    rows.map((row) => [
      row.subarray(0, HASH_BYTES).toString('hex'),
      new Float32Array(new Uint8Array(row.subarray(HASH_BYTES)).buffer),
    ]),
  );
}

function bytesOf({ buffer, byteOffset, byteLength }: Float32Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
