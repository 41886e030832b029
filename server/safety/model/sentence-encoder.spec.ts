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
      const weights = memory.row('summary', column);
      const exact = weights.reduce((sum, weight, at) => sum + weight * rows[row * width + at]!, biases[column]!);
      expect(Math.abs(products[row * width + column]! - exact)).toBeLessThan(0.005);
    }
  });

  it('says which numbers it lacks', () => {
    expect(() => new EncoderMemory(4).floats('nothing')).toThrow('The encoder has no nothing');
  });
});
