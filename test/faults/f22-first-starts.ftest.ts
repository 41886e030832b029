import { firstStarts } from './cases/first-starts.js';
import { inCluster, patience } from './harness/in-cluster.js';

const EMPTY = { nodes: 5, database: 'empty', isStartedLater: true } as const;

it.each([false, true])(
  'F22: five nodes start at once on an empty database (one killed before: %s)',
  async (killed) => {
    const { recovery, figures } = await inCluster((cluster) => firstStarts(cluster, killed), EMPTY);
    expect(figures).toMatchObject({ sameSchema: true });
    expect(recovery!.max).toBeLessThanOrEqual(60_000);
  },
  patience(1, 120),
);
