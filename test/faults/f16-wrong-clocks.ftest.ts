import { WRONG_CLOCKS, wrongClocks } from './cases/wrong-clocks.js';
import { inCluster, patience } from './harness/in-cluster.js';
import { BASE_LOAD } from './harness/load.js';
import { rounds } from './harness/random.js';

const ROUNDS = rounds(3);
/** Longer than a lease. */
const LONG = { ...BASE_LOAD, script: 'pieces n=40 delayMs=350' };

it(
  'F16: nodes with different clocks steal no lease and keep the order of messages',
  async () => {
    const { figures } = await inCluster((cluster) => wrongClocks(cluster, ROUNDS, LONG), WRONG_CLOCKS);
    expect(figures).toEqual({ stolen: 0, clocks: [-90, 0, 90] });
  },
  patience(ROUNDS, 180),
);
