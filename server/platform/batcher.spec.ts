import { Batcher } from './batcher.js';

describe('a batcher', () => {
  it('handles the inputs that arrived during a batch together, in order, and answers each caller', async () => {
    const batches: number[][] = [];
    const batcher = new Batcher<number, number>(3, async (inputs) => {
      batches.push([...inputs]);
      return inputs.map((input) => input * 2);
    });
    await expect(Promise.all([1, 2, 3, 4, 5].map((input) => batcher.add(input)))).resolves.toEqual([2, 4, 6, 8, 10]);
    expect(batches).toEqual([[1], [2, 3, 4], [5]]);
  });

  it('fails only the bad input of a batch', async () => {
    const batcher = new Batcher<number, number>(10, async (inputs) => {
      if (inputs.includes(3)) throw new Error('bad input');
      return inputs;
    });
    const answers = await Promise.allSettled([1, 2, 3, 4].map((input) => batcher.add(input)));
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  });

  it('does not retry the inputs of a batch while the database is unreachable', async () => {
    let runs = 0;
    const batcher = new Batcher<number, number>(10, async () => {
      runs += 1;
      throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    });
    await Promise.allSettled([1, 2, 3, 4].map((input) => batcher.add(input)));
    expect(runs).toBe(2);
  });

  it('rejects every caller of a failed batch and continues with the next', async () => {
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
