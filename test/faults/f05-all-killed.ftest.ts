import { allKilled } from './cases/all-killed.js';
import { inCluster, patience } from './harness/in-cluster.js';
import { BASE_LOAD } from './harness/load.js';
import { rounds } from './harness/random.js';

const ROUNDS = rounds(3);

it(
  'F5: one restarted node answers every message that was acknowledged before all nodes were killed',
  async () => {
    const { recovery } = await inCluster((cluster) => allKilled(cluster, ROUNDS, BASE_LOAD));
    expect(recovery!.max).toBeLessThanOrEqual(30_000);
  },
  patience(ROUNDS, 240),
);
