import { redisAway } from './cases/redis-away.js';
import { inCluster, patience } from './harness/in-cluster.js';
import { BASE_LOAD } from './harness/load.js';
import { rounds } from './harness/random.js';

const ROUNDS = rounds(10);

it(
  'F7: nothing is lost while Redis is away',
  async () => {
    const { figures } = await inCluster((cluster) => redisAway(cluster, ROUNDS, BASE_LOAD));
    expect(figures).toMatchObject({ aliveFailures: 0, exits: 0 });
  },
  patience(ROUNDS, 120),
);
