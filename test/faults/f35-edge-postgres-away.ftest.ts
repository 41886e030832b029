import { POSTGRES_AWAY, windowEdge } from './cases/window-edge.js';
import { inCluster, patience } from './harness/in-cluster.js';
import { rounds } from './harness/random.js';

const ROUNDS = rounds(3);

it(
  'F35: a child is shut out when its quiet time begins while Postgres is silent, and never let in again',
  async () => {
    const { recovery, figures } = await inCluster((cluster) => windowEdge(cluster, 'F35', POSTGRES_AWAY, ROUNDS));
    expect(figures).toMatchObject({ openAfter: 0, lost: 0, wrongReasons: [] });
    // Five seconds of the outage, and one check after it.
    expect(recovery!.max).toBeLessThanOrEqual(7_000);
  },
  patience(ROUNDS, 120),
);
