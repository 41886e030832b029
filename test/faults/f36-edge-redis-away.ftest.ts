import { REDIS_AWAY, windowEdge } from './cases/window-edge.js';
import { inCluster, patience } from './harness/in-cluster.js';
import { rounds } from './harness/random.js';

const ROUNDS = rounds(3);

it(
  'F36: a child is shut out when its quiet time begins while Redis is away',
  async () => {
    const { recovery, figures } = await inCluster((cluster) => windowEdge(cluster, 'F36', REDIS_AWAY, ROUNDS));
    expect(figures).toMatchObject({ openAfter: 0, lost: 0, wrongReasons: [] });
    expect(recovery!.max).toBeLessThanOrEqual(2_000);
  },
  patience(ROUNDS, 120),
);
