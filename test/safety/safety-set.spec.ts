import { partOf, readSet } from './safety-set.js';

const set = readSet();

it('gives every sentence an id of its own', () => {
  expect(repeated(set.map(({ id }) => id))).toEqual([]);
});

it('assigns each sentence to the part that its id decides', () => {
  expect(set.filter(({ id, part }) => partOf(id) !== part)).toEqual([]);
});

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
