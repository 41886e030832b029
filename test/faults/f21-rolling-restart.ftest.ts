import { rollingRestart } from './cases/rolling-restart.js';
import { inCluster, patience } from './harness/in-cluster.js';
import { BASE_LOAD } from './harness/load.js';
import { rounds } from './harness/random.js';

const ROUNDS = rounds(3);

it(
  'F21: nodes are restarted one after the other without a failed call',
  async () => {
    const { figures } = await inCluster((cluster) => rollingRestart(cluster, ROUNDS, BASE_LOAD));
    expect(figures).toMatchObject({ codes: [0], failedRest: 0, lateUnready: 0, wrongCloses: 0 });
    expect((figures!.exit as { max: number }).max).toBeLessThanOrEqual(35_000);
  },
  patience(ROUNDS, 300),
);
