import { Cluster } from './harness/cluster.js';
import { testShortSet } from './short-set.js';

/** For every run of the tests. `npm run test:faults` repeats the cases and knows more of them. */
describe('three nodes on one Postgres and one Redis', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await Cluster.start();
  }, 120_000);
  afterAll(() => cluster?.stop(), 60_000);

  testShortSet(() => cluster);
});
