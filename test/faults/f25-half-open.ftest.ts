import { halfOpen } from './cases/half-open.js';
import { inCluster, patience } from './harness/in-cluster.js';

it(
  'F25: clients that vanish are dropped after two pings',
  async () => {
    const { recovery } = await inCluster((cluster) => halfOpen(cluster, 200));
    expect(recovery!.max).toBeLessThanOrEqual(80_000);
  },
  patience(1, 120),
);
