import { EncoderMemory } from './encoder-memory.js';
import { SentenceEncoder, VECTOR_SIZE } from './sentence-encoder.js';

/** The first numbers that the published model gives for it with weights that are not rounded. */
const PUBLISHED = { text: 'How old are you?', numbers: [0.0387, 0.0504, -0.0455, 0.0561, -0.0601] };

describe('the sentence encoder', () => {
  const encoder = new SentenceEncoder();
  const likeness = (one: string, other: string): number => {
    const [first, second] = [encoder.vectorOf(one), encoder.vectorOf(other)];
    return first.subarray(0, 512).reduce((sum, value, at) => sum + value * second[at]!, 0);
  };

  it('gives nearly what the published model gives', () => {
    const vector = encoder.vectorOf(PUBLISHED.text);
    expect(vector).toHaveLength(VECTOR_SIZE);
    for (const [at, value] of PUBLISHED.numbers.entries()) expect(Math.abs(vector[at]! - value)).toBeLessThan(0.003);
  });

  it('finds sentences alike that mean the same', () => {
    expect(likeness('How old are you?', 'What is your age?')).toBeGreaterThan(0.8);
    expect(likeness('How old are you?', 'The weather is nice today.')).toBeLessThan(0.2);
  });

  it('gives the same numbers each time, and for a text that it cuts', () => {
    const long = 'my sister and I walked to the harbour and counted all the boats '.repeat(20);
    for (const text of ['nobody would notice', '', long]) {
      expect(new SentenceEncoder().vectorOf(text)).toEqual(encoder.vectorOf(text));
      expect(encoder.vectorOf(text).every(Number.isFinite)).toBe(true);
    }
  });
});

describe('the memory of the encoder', () => {
  it('multiplies rows with weights, for any count of rows', () => {
    const memory = new EncoderMemory(5);
    const width = 512;
    const rows = Float32Array.from({ length: 5 * width }, (_, at) => Math.sin(at) * (1 + Math.floor(at / width)));
    const products = memory.multiply('summary', rows);
    const biases = memory.floats('summary.biases');
    expect(products).toHaveLength(5 * width);
    for (const [row, column] of [
      [0, 0],
      [3, 77],
      [4, 511],
    ] as const) {
      const weights = new Float32Array(width);
      memory.addRow('summary', column, 1, weights);
      const exact = weights.reduce((sum, weight, at) => sum + weight * rows[row * width + at]!, biases[column]!);
      expect(Math.abs(products[row * width + column]! - exact)).toBeLessThan(0.005);
    }
  });

  it('gives rows mean 0 and deviation 1, then what was learned', () => {
    const memory = new EncoderMemory(2);
    const rows = Float32Array.from({ length: 2 * 512 }, (_, at) => 3 + Math.sin(at) * (at < 512 ? 1 : 20));
    const [scales, biases] = [memory.floats('layer1.norm1.scales'), memory.floats('layer1.norm1.biases')];
    const normalised = memory.normalised('layer1.norm1', rows);
    for (const from of [0, 512]) {
      const row = rows.subarray(from, from + 512);
      const mean = row.reduce((sum, value) => sum + value / 512, 0);
      const deviation = Math.sqrt(row.reduce((sum, value) => sum + (value - mean) ** 2 / 512, 1e-6));
      for (const at of [0, 100, 511]) {
        const exact = ((row[at]! - mean) / deviation) * scales[at]! + biases[at]!;
        expect(Math.abs(normalised[from + at]! - exact)).toBeLessThan(1e-4);
      }
    }
  });

  it('lets each row take of all rows as much as its question fits their keys', () => {
    const [count, width, heads] = [3, 16, 2];
    const asked = Float32Array.from({ length: count * 3 * width }, (_, at) => Math.sin(at * at));
    const taken = new EncoderMemory(count).attention(asked, width, heads);
    const part = (row: number, kind: number, at: number): number => asked[(row * 3 + kind) * width + at]!;
    for (const [row, at] of [
      [0, 0],
      [1, 9],
      [2, 15],
    ] as const) {
      const start = at < 8 ? 0 : 8;
      const fits = [0, 1, 2].map((other) =>
        Math.exp(
          [...Array(8).keys()].reduce(
            (sum, step) => sum + part(row, 0, start + step) * part(other, 1, start + step),
            0,
          ) / Math.sqrt(8),
        ),
      );
      const total = fits.reduce((sum, fit) => sum + fit, 0);
      const exact = fits.reduce((sum, fit, other) => sum + (fit / total) * part(other, 2, at), 0);
      expect(Math.abs(taken[row * width + at]! - exact)).toBeLessThan(1e-5);
    }
  });

  it('says which numbers it lacks', () => {
    expect(() => new EncoderMemory(4).floats('nothing')).toThrow('The encoder has no nothing');
  });
});
