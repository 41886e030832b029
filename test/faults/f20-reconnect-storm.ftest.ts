import { reconnectStorm } from './cases/reconnect-storm.js';
import { inCluster, patience } from './harness/in-cluster.js';

const SOCKETS = Number(process.env.SOCKETS ?? 2_000);
const POOL_SIZE = 12;

it(
  'F20: two thousand sockets of a killed node reconnect',
  async () => {
    const { recovery, figures } = await inCluster((cluster) => reconnectStorm(cluster, SOCKETS));
    expect(recovery!.max).toBeLessThanOrEqual(30_000);
    expect(figures!.connectionsPerNode).toBeLessThanOrEqual(POOL_SIZE);
    expect(Number(figures!.failedProbes) / Number(figures!.probes)).toBeLessThan(0.01);
  },
  patience(1, 300),
);
