import { postgresBlackHole } from './cases/postgres-black-hole.js';
import { inCluster, patience } from './harness/in-cluster.js';
import { BASE_LOAD } from './harness/load.js';
import { rounds } from './harness/random.js';

const ROUNDS = rounds(1);

it(
  'F14: a silent Postgres hangs no call, and the nodes recover when it answers',
  async () => {
    const { figures } = await inCluster((cluster) => postgresBlackHole(cluster, ROUNDS, BASE_LOAD));
    expect(figures).toMatchObject({ hung: 0, notAlive: 0, failedAfter: 0 });
    expect(Object.keys(figures!.answers as object).filter((status) => status !== '503' && status !== '200')).toEqual(
      [],
    );
  },
  patience(ROUNDS, 180),
);
