import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { WEEKDAYS } from '../../../contract/controls.js';
import { buildFamily, type Family, openControls } from '../../factories/families.js';
import { registerParent } from '../../support/accounts.js';
import { handOverDevice, type PairedDevice } from '../../support/devices.js';
import { LiveClient } from '../../support/live-client.js';
import { until } from '../../support/wait.js';
import type { Cluster } from '../harness/cluster.js';
import type { FaultNode } from '../harness/fault-node.js';
import { type CaseReport, spreadOf } from '../harness/figures.js';
import { settleAndCheck, startConversations } from '../harness/load.js';

const MINUTE_MS = 60_000;
/** The fault begins this long before the edge and ends this long after it. */
const BEFORE_MS = 2_000;
const AFTER_MS = 5_000;
/** Needed to open everything before the fault. */
const PREPARATION_MS = 5_000;
const SAY_EVERY_MS = 150;
const KNOCK_EVERY_MS = 250;
/** How long it is watched that nothing opens again once the fault has ended. */
const WATCH_MS = 3_000;

/** What happens around the start of a quiet time. */
export interface EdgeFault {
  begin(cluster: Cluster): Promise<void>;
  end(cluster: Cluster): Promise<void>;
}

export const POSTGRES_AWAY: EdgeFault = {
  async begin({ nodes }) {
    for (const node of nodes) node.postgres.hold();
  },
  async end({ nodes }) {
    for (const node of nodes) node.postgres.pass();
  },
};
export const REDIS_AWAY: EdgeFault = { begin: ({ redis }) => redis.end(), end: ({ redis }) => redis.begin() };
/** The node of the writing socket dies just before the edge. */
export const NODE_KILLED: EdgeFault = {
  async begin({ nodes }) {
    await wait(BEFORE_MS - 50);
    await nodes[0]!.kill();
  },
  end: async () => undefined,
};

/** F35 to F37: a quiet time begins while something is away. The child talks on a socket at each node until it is shut out. */
export async function windowEdge(
  cluster: Cluster,
  name: string,
  fault: EdgeFault,
  rounds: number,
): Promise<CaseReport> {
  const closed: number[] = [];
  const figures = { openAfter: 0, acked: 0, lost: 0, storedAfterMs: 0, wrongReasons: [] as string[] };
  for (let round = 0; round < rounds; round += 1) {
    const primary = await registerParent(cluster.nodes[1]!);
    const family = await buildFamily(cluster, primary);
    const device = await handOverDevice(cluster.nodes[1]!, primary, family.child);
    await playRound(cluster, fault, family, device, closed, figures);
    if (cluster.nodes[0]!.state === 'down') await cluster.nodes[0]!.start();
  }
  const [conversation] = await startConversations(cluster, 1);
  (await conversation!.begin(cluster.nodes[1])).say('pieces n=5');
  const counts = await settleAndCheck(cluster, [conversation!], name);
  return { fault: name, rounds, counts, recovery: spreadOf(closed), figures };
}

async function playRound(
  cluster: Cluster,
  fault: EdgeFault,
  { child }: Family,
  device: PairedDevice,
  closed: number[],
  figures: { openAfter: number; acked: number; lost: number; storedAfterMs: number; wrongReasons: string[] },
): Promise<void> {
  const edge = Math.ceil((Date.now() + PREPARATION_MS + BEFORE_MS) / MINUTE_MS) * MINUTE_MS;
  const at = (instant: number) => new Date(instant).toISOString().slice(11, 16);
  const window = {
    id: 'w',
    label: '',
    days: [...WEEKDAYS],
    starts: at(edge),
    ends: at(edge + 60 * MINUTE_MS),
    enabled: true,
  };
  await cluster.sql(`UPDATE children SET time_zone = 'UTC' WHERE id = $1`, [child.id]);
  await openControls(cluster, child.id, { windows: [window] });

  await wait(edge - BEFORE_MS - PREPARATION_MS - Date.now());
  const sockets: LiveClient[] = [];
  for (const node of cluster.nodes) sockets.push(await LiveClient.join(node, { token: device.accessToken }));
  const endings = sockets.map((socket) => endingOf(socket, edge));
  const talking = setInterval(() => {
    for (const socket of sockets) if (!socket.closed) socket.say('[[script:pieces n=2]] Hello', randomUUID());
  }, SAY_EVERY_MS);

  await wait(edge - BEFORE_MS - Date.now());
  await fault.begin(cluster);
  await wait(edge + 200 - Date.now());
  const knocking = new AbortController();
  const knocks = cluster.serving.map((node) => knock(node, device, knocking.signal));
  await wait(edge + AFTER_MS - Date.now());
  await fault.end(cluster);
  const ends = await Promise.all(endings);
  clearInterval(talking);
  await wait(WATCH_MS);
  knocking.abort();
  figures.openAfter += (await Promise.all(knocks)).reduce((sum, opened) => sum + opened, 0);

  closed.push(...ends.map(({ ms }) => ms));
  const expected = new Set(['quiet_hours', 'unavailable', 'going_away', '']);
  figures.wrongReasons.push(...ends.map(({ reason }) => reason).filter((reason) => !expected.has(reason)));
  const acked = sockets.flatMap(({ frames }) =>
    frames.flatMap(({ type, metadata }) => (type === 'user_message' ? [metadata['message_id'] as string] : [])),
  );
  figures.acked += acked.length;
  const stored = await cluster.sql<{ id: string; at: Date }>(
    `SELECT m.id, m.created_at AS at FROM messages m JOIN conversations c ON c.id = m.conversation_id
     WHERE c.user_id = $1 AND m.role = 'user'`,
    [child.userId],
  );
  const ids = new Set(stored.map(({ id }) => id));
  figures.lost += acked.filter((id) => !ids.has(id)).length;
  figures.storedAfterMs = Math.max(figures.storedAfterMs, ...stored.map((message) => message.at.getTime() - edge));
}

/** When the socket closed, in milliseconds after the edge, and why. */
async function endingOf(socket: LiveClient, edge: number): Promise<{ ms: number; reason: string }> {
  await until(() => socket.closed, { what: 'a socket to close', timeoutMs: 120_000, everyMs: 10 });
  return { ms: Math.max(0, Date.now() - edge), reason: socket.closed!.reason };
}

/** Tries to open a socket again and again. @returns how often that went well */
async function knock(node: FaultNode, { accessToken }: PairedDevice, signal: AbortSignal): Promise<number> {
  let opened = 0;
  while (!signal.aborted) {
    try {
      const client = await LiveClient.open(node, { token: accessToken });
      await until(() => client.closed ?? client.frames.length > 0, { timeoutMs: 30_000 });
      if (client.frames.some(({ type }) => type === 'welcome')) opened += 1;
      client.cut();
    } catch {
      // The node does not answer while it is cut off.
    }
    await wait(KNOCK_EVERY_MS);
  }
  return opened;
}
