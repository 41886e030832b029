import { singleNodeKilled } from './cases/single-node-killed.js';
import { CLEAN } from './harness/checker.js';
import { report } from './harness/figures.js';
import { patience } from './harness/in-cluster.js';
import { rounds } from './harness/random.js';

const ROUNDS = rounds(10);

it(
  'F32: a killed single-process Starling continues with the same data after a restart',
  async () => {
    const result = await singleNodeKilled(ROUNDS);
    await report(result);
    expect(result.counts).toEqual({ ...CLEAN, acked: ROUNDS * 5 });
    expect(result.recovery!.max).toBeLessThanOrEqual(60_000);
  },
  patience(ROUNDS, 120),
);
