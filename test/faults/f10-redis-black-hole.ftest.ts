import { redisBlackHole } from './cases/redis-black-hole.js';
import { inCluster, patience } from './harness/in-cluster.js';
import { BASE_LOAD } from './harness/load.js';
import { rounds } from './harness/random.js';

const ROUNDS = rounds(3);

it(
  'F10: a node that Redis does not answer leaves no gap at its sockets',
  async () => {
    await inCluster((cluster) => redisBlackHole(cluster, ROUNDS, BASE_LOAD));
  },
  patience(ROUNDS, 120),
);
