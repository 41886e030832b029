import { Turns } from './turns.js';

it('lets two work at a time, and the others in their order, also after a failure', async () => {
  const turns = new Turns(2);
  const gates = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
  const begun: number[] = [];
  const works = gates.map((gate, index) =>
    turns.take(async () => {
      begun.push(index);
      await gate.promise;
      return index;
    }),
  );
  expect(begun).toEqual([0, 1]);
  gates[1]!.reject(new Error('It failed'));
  await expect(works[1]).rejects.toThrow('It failed');
  expect(begun).toEqual([0, 1, 2]);
  gates[0]!.resolve();
  expect(await works[0]).toBe(0);
  expect(begun).toEqual([0, 1, 2, 3]);
  gates[2]!.resolve();
  gates[3]!.resolve();
  expect(await Promise.all([works[2], works[3]])).toEqual([2, 3]);
  expect(await turns.take(async () => 'free again')).toBe('free again');
});
