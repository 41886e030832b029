import { slowConsumers } from './cases/slow-consumers.js';
import { inCluster, patience } from './harness/in-cluster.js';
import { COLLECTING } from './harness/node-figures.js';

const SOCKETS = 100;

it(
  'F23: sockets that stop reading are closed and cost the others nothing',
  async () => {
    const { figures } = await inCluster((cluster) => slowConsumers(cluster, SOCKETS), {
      ...COLLECTING,
      isDirect: true,
    });
    expect(figures!.codes).toEqual({ 1013: SOCKETS });
    expect(figures!.memoryGrowthMiB).toBeLessThanOrEqual(128);
  },
  patience(1, 300),
);
