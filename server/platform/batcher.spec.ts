import { Batcher } from './batcher.js';

describe('Batcher', () => {
  it('does together what came while a batch ran, in order, and answers each caller', async () => {
    const batches: number[][] = [];
    const batcher = new Batcher<number, number>(3, async (inputs) => {
      batches.push([...inputs]);
      return inputs.map((input) => input * 2);
    });
    await expect(Promise.all([1, 2, 3, 4, 5].map((input) => batcher.add(input)))).resolves.toEqual([2, 4, 6, 8, 10]);
    expect(batches).toEqual([[1], [2, 3, 4], [5]]);
  });

  it('tells every caller of a failed batch and goes on with the next', async () => {
    let isBroken = true;
    const batcher = new Batcher<number, number>(10, async (inputs) => {
      if (isBroken) throw new Error('broken');
      return inputs;
    });
    await expect(batcher.add(1)).rejects.toThrow('broken');
    isBroken = false;
    await expect(batcher.add(2)).resolves.toBe(2);
  });
});
