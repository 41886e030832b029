import { layer, meanOfLayer } from './encoder-layer.ts';
import { EncoderMemory } from './encoder-memory.ts';
import { Pieces } from './pieces.ts';

/** Longer texts are cut, so that one takes a few milliseconds. */
const PIECES_MAX = 64;
const CACHE_MAX = 1_000;

/** The numbers of a text: how many the encoder gives. */
export const VECTOR_SIZE = 1_024;

/**
 * Turns a sentence into numbers that are alike for sentences that mean the same. It is the small English Universal Sentence
 * Encoder (Google, Apache-2.0), with its weights rounded to bytes: content/safety/encoder.bin.
 */
export class SentenceEncoder {
  private readonly memory = new EncoderMemory(PIECES_MAX);
  private readonly pieces = new Pieces(this.memory.header.pieces);
  private readonly waves = wavesOf(this.memory.floats('frequencies'));
  private readonly cache = new Map<string, Float32Array>();

  vectorOf(text: string): Float32Array {
    const vector = this.cache.get(text) ?? this.encode(this.pieces.piecesOf(text).slice(0, PIECES_MAX));
    // The one that was not asked for longest goes first.
    this.cache.delete(text);
    this.cache.set(text, vector);
    if (this.cache.size > CACHE_MAX) this.cache.delete(this.cache.keys().next().value ?? '');
    return vector;
  }

  /** What the encoder was trained to give, and the mean of its last layer, which holds a little more. */
  private encode(pieces: readonly number[]): Float32Array {
    const rows = this.placed(pieces);
    const first = layer(this.memory, 'layer0', rows, this.memory.multiply('rest', rows));
    const mean = meanOfLayer(this.memory, 'layer1', first, pieces.length);
    const summary = this.memory.multiply('summary', mean).map(Math.tanh);
    const length = Math.hypot(...summary);
    const vector = new Float32Array(VECTOR_SIZE);
    vector.set(summary.map((value) => value / length));
    vector.set(mean, summary.length);
    return vector;
  }

  /** The rows of the pieces, each with waves that tell its place. */
  private placed(pieces: readonly number[]): Float32Array {
    const width = this.waves.length / PIECES_MAX;
    const rows = this.waves.slice(0, pieces.length * width);
    for (const [place, piece] of pieces.entries()) {
      this.memory.addRow('pieces', piece, 2, rows.subarray(place * width, (place + 1) * width));
    }
    return rows;
  }
}

/** For each place of a sentence, a row of waves that no other place has. */
function wavesOf(frequencies: Float32Array): Float32Array {
  const width = frequencies.length * 2;
  return Float32Array.from({ length: PIECES_MAX * width }, (_, index) => {
    const [place, at] = [Math.floor(index / width), index % width];
    const angle = place * frequencies[at % frequencies.length]!;
    return at < frequencies.length ? Math.sin(angle) : Math.cos(angle);
  });
}
