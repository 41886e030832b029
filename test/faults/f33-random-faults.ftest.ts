import { randomFaults } from './cases/random-faults.js';
import { inCluster, patience } from './harness/in-cluster.js';
import { BASE_LOAD } from './harness/load.js';
import { COLLECTING } from './harness/node-figures.js';
import { SEED } from './harness/random.js';

const MINUTES = Number(process.env.MINUTES ?? 30);

it(
  `F33: random faults for ${MINUTES} minutes, seed ${SEED}`,
  async () => {
    const { figures } = await inCluster((cluster) => randomFaults(cluster, MINUTES, SEED, BASE_LOAD), COLLECTING);
    expect(figures).toMatchObject({ late: 0 });
  },
  patience(MINUTES, 120),
);
