import { farBehind } from './cases/far-behind.js';
import { inCluster, patience } from './harness/in-cluster.js';
import { rounds } from './harness/random.js';

const ROUNDS = rounds(5);

it(
  'F30: a reader that reconnects a thousand messages behind receives each of them once and in order',
  async () => {
    await inCluster((cluster) => farBehind(cluster, ROUNDS, 1_000));
  },
  patience(ROUNDS, 120),
);
