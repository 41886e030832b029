import { nextCase } from './next-case';

const queue = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

test('goes through the whole queue, and from its end to its beginning', () => {
  const seen = ['a'];
  for (let steps = 0; steps < 3; steps += 1) seen.push(nextCase(queue, seen.at(-1)!)!.id);
  expect(seen).toEqual(['a', 'b', 'c', 'a']);
});

test('begins with the first case after one that no longer waits', () => {
  expect(nextCase(queue, 'decided')).toEqual({ id: 'a' });
});

test('ends when no other case waits', () => {
  expect(nextCase([{ id: 'a' }], 'a')).toBeNull();
  expect(nextCase([], 'a')).toBeNull();
});
