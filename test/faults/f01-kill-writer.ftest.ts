import { killWriter } from './cases/kill-writer.js';
import { inCluster, patience } from './harness/in-cluster.js';
import { rounds } from './harness/random.js';

const ROUNDS = rounds(50);

it(
  'F1: another node finishes the reply of a killed node',
  async () => {
    const { recovery, figures } = await inCluster((cluster) => killWriter(cluster, ROUNDS));
    expect(recovery!.p95).toBeLessThanOrEqual(15_000);
    expect(recovery!.max).toBeLessThanOrEqual(20_000);
    expect(figures).toEqual({ droppedReaders: 0 });
  },
  patience(ROUNDS, 60),
);
