import { stopFromElsewhere } from './cases/stop-from-elsewhere.js';
import { inCluster, patience } from './harness/in-cluster.js';
import { rounds } from './harness/random.js';

const ROUNDS = rounds(100);

it(
  'F28: a reply is stopped from another node, and its text so far is kept',
  async () => {
    const { figures } = await inCluster((cluster) => stopFromElsewhere(cluster, ROUNDS));
    expect(figures).toEqual({ textsKept: ROUNDS });
  },
  patience(ROUNDS, 10),
);
