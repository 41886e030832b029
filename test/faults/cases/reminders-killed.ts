import { setTimeout as wait } from 'node:timers/promises';
import { buildFamily } from '../../factories/families.js';
import { type Account, registerParent } from '../../support/accounts.js';
import { until } from '../../support/wait.js';
import type { Cluster } from '../harness/cluster.js';
import { type CaseReport, spreadOf } from '../harness/figures.js';
import { settleAndCheck, startConversations } from '../harness/load.js';

/** An account keeps 200 notices, so each family has 100 reminders in each part. */
const FAMILIES = 100;
/** Between the insertion and the moment at which all are due. */
const AHEAD_MS = 5_000;
const LOOK_EVERY_MS = 50;

export interface ReminderFaults {
  readonly reminders: number;
  /** How long Postgres answers no node. */
  readonly awayMs: number;
}

/**
 * F38: so many reminders are due at one moment on three nodes, twice. First a node is killed in its sweep, then Postgres
 * answers nobody while they become due. Late is counted from the moment at which they are due, or from the return of Postgres.
 */
export async function remindersKilled(
  cluster: Cluster,
  rounds: number,
  { reminders, awayMs }: ReminderFaults,
): Promise<CaseReport> {
  const owners = await buildOwners(cluster);
  const [killed, away]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    killed.push(...(await fireWhile(cluster, owners, reminders, 'killed', () => killInSweep(cluster))));
    await cluster.nodes[0]!.start();
    away.push(...(await fireWhile(cluster, owners, reminders, 'away', () => holdPostgres(cluster, awayMs))));
  }
  const [conversation] = await startConversations(cluster, 1);
  (await conversation!.begin(cluster.nodes[0])).say('pieces n=5');
  const counts = await settleAndCheck(cluster, [conversation!], 'F38');
  const figures = { ...(await tally(cluster)), lateAfterPostgres: lateness(away), lateAfterKill: lateness(killed) };
  return { fault: 'F38', rounds, counts, recovery: spreadOf([...killed, ...away]), figures };
}

interface Owner {
  readonly account: Account;
  readonly childId: string;
}

async function buildOwners(cluster: Cluster): Promise<Owner[]> {
  const owners: Owner[] = [];
  for (let index = 0; index < FAMILIES; index += 1) {
    const node = cluster.nodes[index % cluster.nodes.length]!;
    const account = await registerParent(node);
    owners.push({ account, childId: (await buildFamily(cluster, account)).child.id });
  }
  return owners;
}

/** @returns for each reminder, the milliseconds from when it could fire to when its firing was seen. */
async function fireWhile(
  cluster: Cluster,
  owners: readonly Owner[],
  reminders: number,
  title: string,
  fault: () => Promise<number>,
): Promise<number[]> {
  const before = await firingsOf(cluster);
  await insertReminders(cluster, owners, reminders, title);
  const dueAt = performance.now() + AHEAD_MS;
  const couldFireAt = fault();
  const seen: { at: number; firings: number }[] = [];
  await until(
    async () => {
      const firings = (await firingsOf(cluster)) - before;
      seen.push({ at: performance.now(), firings });
      return firings >= reminders;
    },
    { what: 'all firings', timeoutMs: 180_000, everyMs: LOOK_EVERY_MS },
  );
  const from = Math.max(dueAt, await couldFireAt);
  return seen.flatMap(({ at, firings }, index) => {
    const more = firings - (seen[index - 1]?.firings ?? 0);
    return new Array<number>(Math.max(0, more)).fill(Math.max(0, at - from));
  });
}

async function insertReminders(
  cluster: Cluster,
  owners: readonly Owner[],
  reminders: number,
  title: string,
): Promise<void> {
  await cluster.sql(
    `INSERT INTO reminders (id, child_id, owner_id, title, recurrence, audience, next_occurrence, next_at)
     SELECT gen_random_uuid(), owners.child_id, owners.user_id, $4 || ' ' || number,
       '{"zone":"UTC","starts":"2026-01-01T12:00","rrule":"FREQ=MONTHLY"}', 'guardians', due.at, due.at
     FROM (SELECT now() + make_interval(secs => $5::float8 / 1000) AS at) due,
       generate_series(1, $3) AS number
     JOIN unnest($1::uuid[], $2::uuid[]) WITH ORDINALITY AS owners (child_id, user_id, place)
       ON owners.place = 1 + number % cardinality($1::uuid[])`,
    [owners.map(({ childId }) => childId), owners.map(({ account }) => account.user.id), reminders, title, AHEAD_MS],
  );
}

/** Kills the first node as soon as some of the reminders have fired. @returns from when the others could fire all. */
async function killInSweep(cluster: Cluster): Promise<number> {
  const before = await firingsOf(cluster);
  await until(async () => (await firingsOf(cluster)) > before, {
    what: 'the first firings',
    timeoutMs: 60_000,
    everyMs: 5,
  });
  await cluster.nodes[0]!.kill();
  return 0;
}

/** @returns when Postgres answered again */
async function holdPostgres(cluster: Cluster, awayMs: number): Promise<number> {
  for (const node of cluster.nodes) node.postgres.hold();
  await wait(awayMs);
  for (const node of cluster.nodes) node.postgres.pass();
  return performance.now();
}

async function firingsOf(cluster: Cluster): Promise<number> {
  const [row] = await cluster.sql<{ count: number }>('SELECT count(*)::int AS count FROM reminder_firings');
  return row!.count;
}

/** Firings and notices over all rounds: one of each for a reminder. */
async function tally(cluster: Cluster): Promise<Record<string, number>> {
  const [row] = await cluster.sql<Record<string, number>>(
    `SELECT (SELECT count(*)::int FROM reminders) AS reminders,
       (SELECT count(*)::int FROM reminder_firings WHERE state = 'fired') AS firings,
       (SELECT count(*)::int FROM (SELECT FROM reminder_firings GROUP BY reminder_id, occurrence HAVING count(*) > 1) two)
         AS double,
       (SELECT count(*)::int FROM notifications WHERE link = '/remainders') AS notices,
       (SELECT count(*)::int FROM (
          SELECT FROM notifications WHERE link = '/remainders' GROUP BY user_id, title HAVING count(*) > 1) two)
         AS "doubleNotices"`,
  );
  return row!;
}

function lateness(milliseconds: readonly number[]): { p50: number; p99: number; max: number } {
  const sorted = milliseconds.toSorted((left, right) => left - right);
  const at = (share: number) => Math.round(sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0);
  return { p50: at(0.5), p99: at(0.99), max: at(1) };
}
