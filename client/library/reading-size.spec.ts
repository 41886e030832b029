import { READING_SIZES, readReadingStep, writeReadingStep } from './reading-size';

const holding = (text: string | null) => ({ getItem: () => text });

it.each([
  [null, 1],
  ['', 0],
  ['2', 2],
  ['9', 1],
  ['-1', 1],
  ['big', 1],
])('the stored size %p is read as the size %i', (stored, step) => {
  expect(readReadingStep(holding(stored))).toBe(step);
});

it('a stored size stays within the limits', () => {
  const kept: string[] = [];
  const storage = { setItem: (_key: string, value: string) => kept.push(value) };
  expect(writeReadingStep(storage, 99)).toBe(READING_SIZES.length - 1);
  expect(writeReadingStep(storage, -1)).toBe(0);
  expect(kept).toEqual([String(READING_SIZES.length - 1), '0']);
});
