import { slowConsumers } from './cases/slow-consumers.js';
import { inCluster, patience } from './harness/in-cluster.js';

const SOCKETS = 100;

it(
  'F23: sockets that stop reading are closed and cost the others nothing',
  async () => {
    const { figures } = await inCluster((cluster) => slowConsumers(cluster, SOCKETS), { isDirect: true });
    expect(figures!.codes).toEqual({ 1013: SOCKETS });
    expect(figures!.memoryGrowthMiB).toBeLessThanOrEqual(128);
  },
  patience(1, 300),
);
