import { remindersKilled } from './cases/reminders-killed.js';
import { inCluster, patience } from './harness/in-cluster.js';
import { rounds } from './harness/random.js';

const ROUNDS = rounds(1);
const REMINDERS = 10_000;
const AWAY_MS = 60_000;
/** The goal is 2 seconds at p99, and docs/faults.md tells how far it is. This limit holds on a busy machine too. */
const LATE_MAX_MS = 10_000;

it(
  'F38: each reminder fires once although a node is killed in its sweep and Postgres is away for a minute',
  async () => {
    const { figures } = await inCluster((cluster) =>
      remindersKilled(cluster, ROUNDS, { reminders: REMINDERS, awayMs: AWAY_MS }),
    );
    const all = 2 * REMINDERS * ROUNDS;
    expect(figures).toMatchObject({ reminders: all, firings: all, double: 0, notices: all, doubleNotices: 0 });
    expect((figures!.lateAfterKill as { p99: number }).p99).toBeLessThanOrEqual(LATE_MAX_MS);
    expect((figures!.lateAfterPostgres as { p99: number }).p99).toBeLessThanOrEqual(LATE_MAX_MS);
  },
  patience(ROUNDS, 240),
);
