import { closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../platform/project-root.ts';

export const ENCODER_FILE = join(projectRoot(), 'content/safety/encoder.bin');

/** Where numbers lie behind the header, and how many there are. `bytes` are signed weights, in steps of their row. */
export interface Numbers {
  readonly kind: 'bytes' | 'floats';
  readonly offset: number;
  readonly rows: number;
  readonly width: number;
}

export interface EncoderHeader {
  readonly numbers: Readonly<Record<string, Numbers>>;
  readonly size: number;
  /** What a text is cut into, and how likely each piece is (logarithm); `null`: it stands for itself, at no cost. */
  readonly pieces: readonly (readonly [piece: string, likelihood: number | null])[];
}

/** The header as JSON behind its length, padded to a multiple of 16, and the numbers as they lie in memory. */
export function readEncoderFile(place: (size: number) => Uint8Array): EncoderHeader {
  const file = openSync(ENCODER_FILE, 'r');
  try {
    const length = fill(file, new Uint8Array(4), 0);
    const start = new DataView(length.buffer).getUint32(0, true);
    const header = JSON.parse(new TextDecoder().decode(fill(file, new Uint8Array(start - 4), 4))) as EncoderHeader;
    fill(file, place(header.size), start);
    return header;
  } finally {
    closeSync(file);
  }
}

function fill(file: number, target: Uint8Array, position: number): Uint8Array {
  let filled = 0;
  while (filled < target.length) {
    const count = readSync(file, target, filled, target.length - filled, position + filled);
    if (count === 0) throw new Error('The file of the encoder is too short');
    filled += count;
  }
  return target;
}
