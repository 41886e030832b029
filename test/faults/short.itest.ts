import { Cluster } from './harness/cluster.js';
import { testShortSet } from './short-set.js';

/** Part of every test run. `npm run test:faults` repeats these cases and runs more. */
describe('three nodes on one Postgres and one Redis', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await Cluster.start();
  }, 120_000);
  afterAll(() => cluster?.stop(), 60_000);

  testShortSet(() => cluster);
});
