import { redisFlushed } from './cases/redis-flushed.js';
import { inCluster, patience } from './harness/in-cluster.js';
import { BASE_LOAD } from './harness/load.js';
import { rounds } from './harness/random.js';

const ROUNDS = rounds(3);

it(
  'F8: replies continue when Redis is flushed',
  async () => {
    const { figures } = await inCluster((cluster) => redisFlushed(cluster, ROUNDS, BASE_LOAD));
    expect(figures).toEqual({ restarts: 0, broken: 0 });
  },
  patience(ROUNDS, 120),
);
