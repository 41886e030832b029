import { NODE_KILLED, windowEdge } from './cases/window-edge.js';
import { inCluster, patience } from './harness/in-cluster.js';
import { rounds } from './harness/random.js';

const ROUNDS = rounds(3);

it(
  'F37: a child is shut out when its quiet time begins while a node is killed',
  async () => {
    const { recovery, figures } = await inCluster((cluster) => windowEdge(cluster, 'F37', NODE_KILLED, ROUNDS));
    expect(figures).toMatchObject({ openAfter: 0, lost: 0, wrongReasons: [] });
    expect(recovery!.max).toBeLessThanOrEqual(2_000);
  },
  patience(ROUNDS, 120),
);
