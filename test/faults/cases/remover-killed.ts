import { buildFamily, buildMember, type Family } from '../../factories/families.js';
import { type Account, registerParent } from '../../support/accounts.js';
import { api } from '../../support/api.js';
import { handOverDevice } from '../../support/devices.js';
import { LiveClient } from '../../support/live-client.js';
import { until } from '../../support/wait.js';
import { WAYS, WatchedAccess, type WatchedPerson } from '../../support/watched-access.js';
import type { Cluster } from '../harness/cluster.js';
import type { FaultNode } from '../harness/fault-node.js';
import { type CaseReport, spreadOf } from '../harness/figures.js';
import { settleAndCheck, startConversations } from '../harness/load.js';

/** When the node dies: right after its answer, or after its commit and before it could tell another node. */
const MOMENTS = ['answered', 'unannounced'] as const;
type Moment = (typeof MOMENTS)[number];

/** Who is removed, by which call, and how the database shows that it is done. */
interface Removal {
  readonly person: WatchedPerson;
  readonly path: string;
  readonly left: readonly [statement: string, id: string];
}

/** F34: the node that removes a member or a device is killed. The others end what the removed one had open there. */
export async function removerKilled(cluster: Cluster, rounds: number): Promise<CaseReport> {
  const primary = await registerParent(cluster.nodes[1]!);
  const family = await buildFamily(cluster, primary);
  const conversationId = await talk(cluster, primary, family);
  const durations: Record<Moment, number[]> = { answered: [], unannounced: [] };
  let stillAllowed = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const moment of MOMENTS) {
      for (const prepare of [removeMember, removeDevice]) {
        const removal = await prepare(cluster, primary, family, conversationId);
        const access = await WatchedAccess.open(cluster.nodes, removal.person);
        const killedAt = await removeAndKill(cluster, primary, removal, moment);
        const gone = await access.untilGone(cluster.serving, killedAt);
        durations[moment].push(Math.max(...WAYS.map((way) => gone[way])));
        await cluster.nodes[0]!.start();
        const { status } = await api(cluster.nodes[0]!.url).get(removal.person.path, removal.person.token);
        if (status === 200) stillAllowed += 1;
        access.close();
      }
    }
  }
  // The checker needs a conversation: the cluster still serves.
  const [conversation] = await startConversations(cluster, 1);
  (await conversation!.begin(cluster.nodes[0])).say('pieces n=5');
  const counts = await settleAndCheck(cluster, [conversation!], 'F34');
  const figures = { unannounced: spreadOf(durations.unannounced), stillAllowed };
  return { fault: 'F34', rounds, counts, recovery: spreadOf(durations.answered), figures };
}

/** @returns when the node was dead, by `performance.now()`. */
async function removeAndKill(cluster: Cluster, primary: Account, removal: Removal, moment: Moment): Promise<number> {
  const remover = cluster.nodes[0]!;
  // What the node publishes from now on reaches no other node.
  if (moment === 'unannounced') remover.redis.hold();
  const answer = remove(remover, primary, removal.path);
  if (moment === 'answered') {
    const status = await answer;
    if (status !== 200 && status !== 204) throw new Error(`The removal answered ${status}`);
  } else await untilGoneFromDatabase(cluster, removal);
  const killedAt = performance.now();
  await remover.kill();
  await answer;
  // Drops what the proxy holds back.
  remover.redis.reset();
  remover.redis.pass();
  return killedAt;
}

/** The status, or 0 where the node died before it answered. */
async function remove(node: FaultNode, { accessToken }: Account, path: string): Promise<number> {
  try {
    return (await api(node.url).delete(path, accessToken)).status;
  } catch {
    return 0;
  }
}

function untilGoneFromDatabase(cluster: Cluster, { left: [statement, id] }: Removal): Promise<unknown> {
  return until(async () => (await cluster.sql(statement, [id])).length === 0, { what: 'the removal', everyMs: 1 });
}

/** A conversation of the child, whose device is removed again. */
async function talk(cluster: Cluster, primary: Account, { child }: Family): Promise<string> {
  const device = await handOverDevice(cluster.nodes[1]!, primary, child);
  const client = await LiveClient.join(cluster.nodes[1]!, { token: device.accessToken });
  await client.ask('[[script:pieces n=2 text="Good morning"]]');
  await client.close();
  return client.conversationId;
}

async function removeMember(
  cluster: Cluster,
  _primary: Account,
  { householdId, child }: Family,
  conversationId: string,
): Promise<Removal> {
  const member = await registerParent(cluster.nodes[1]!);
  await buildMember(cluster, householdId, member, 'guardian');
  return {
    person: {
      token: member.accessToken,
      conversationId,
      path: `/children/${child.id}/conversations`,
      query: 'query ($id: ID!) { childConversations(childId: $id) { total } }',
      variables: { id: child.id },
    },
    path: `/households/${householdId}/members/${member.user.id}`,
    left: ['SELECT 1 FROM household_members WHERE user_id = $1', member.user.id],
  };
}

async function removeDevice(
  cluster: Cluster,
  primary: Account,
  { child }: Family,
  conversationId: string,
): Promise<Removal> {
  const device = await handOverDevice(cluster.nodes[1]!, primary, child);
  return {
    person: {
      token: device.accessToken,
      conversationId,
      path: '/conversations',
      query: '{ conversations { total } }',
    },
    path: `/devices/${device.id}`,
    left: ['SELECT 1 FROM sessions WHERE device_id = $1 AND ended_at IS NULL', device.id],
  };
}
