import { randomFaults } from './cases/random-faults.js';
import { inCluster, patience } from './harness/in-cluster.js';
import { BASE_LOAD } from './harness/load.js';
import { SEED } from './harness/random.js';

const MINUTES = Number(process.env.MINUTES ?? 30);

it(
  `F33: random faults for ${MINUTES} minutes, seed ${SEED}`,
  async () => {
    await inCluster((cluster) => randomFaults(cluster, MINUTES, SEED, BASE_LOAD));
  },
  patience(MINUTES, 120),
);
