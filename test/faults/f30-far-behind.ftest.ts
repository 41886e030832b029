import { farBehind } from './cases/far-behind.js';
import { inCluster, patience } from './harness/in-cluster.js';
import { rounds } from './harness/random.js';

const ROUNDS = rounds(5);

it(
  'F30: whoever comes back a thousand messages behind gets all of them, in order and once',
  async () => {
    await inCluster((cluster) => farBehind(cluster, ROUNDS, 1_000));
  },
  patience(ROUNDS, 120),
);
