import { postgresCrash } from './cases/postgres-crash.js';
import { inCluster, patience } from './harness/in-cluster.js';
import { BASE_LOAD } from './harness/load.js';
import { rounds } from './harness/random.js';

const ROUNDS = rounds(10);

it(
  'F13: a crash of Postgres causes clear refusals and no other fault',
  async () => {
    const { figures } = await inCluster((cluster) => postgresCrash(cluster, ROUNDS, BASE_LOAD), { database: 'own' });
    expect(figures).toEqual({ falseAcks: 0, wrongAnswers: [], withoutRetryAfter: 0, notAlive: 0, exits: 0 });
  },
  patience(ROUNDS, 120),
);
