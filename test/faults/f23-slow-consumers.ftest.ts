import { slowConsumers } from './cases/slow-consumers.js';
import { inCluster, patience } from './harness/in-cluster.js';

const SOCKETS = 100;
const CLOSED_WITHIN_MS = 45_000;

it(
  'F23: sockets that stop reading are closed and cost the others nothing',
  async () => {
    const { figures } = await inCluster((cluster) => slowConsumers(cluster, SOCKETS));
    // The close itself, and five seconds for it to be answered, come behind the thirty of the promise.
    expect(figures!.closedWithinMs).toBeLessThanOrEqual(CLOSED_WITHIN_MS);
    expect(figures!.memoryGrowthMiB).toBeLessThanOrEqual(128);
  },
  patience(1, 300),
);
