import { type FamilyTools, type Node, type Spread, type Sql, spreadOf } from './family-tools.ts';

type Way = 'rest' | 'graphql' | 'sockets' | 'subscriptions';
const WAYS: readonly Way[] = ['rest', 'graphql', 'sockets', 'subscriptions'];
export type Removals = Record<'member' | 'device', Record<Way, Spread>>;

/**
 * From the removal of a member and of a device, asked of one node, until REST, GraphQL, sockets and subscriptions of that
 * person have ended at all nodes. Milliseconds from sending the call.
 */
export async function measureRemovals(
  tools: FamilyTools,
  nodes: readonly Node[],
  database: Sql,
  rounds: number,
): Promise<Removals> {
  const here = nodes[0]!;
  const primary = await tools.registerParent(here);
  const family = await tools.buildFamily(database, primary);
  const first = await tools.handOverDevice(here, primary, family.child);
  const client = await tools.LiveClient.join(here, { token: first.accessToken });
  await client.ask('Good morning');
  await client.close();
  const { conversationId } = client;

  async function member() {
    const account = await tools.registerParent(here);
    await tools.buildMember(database, family.householdId, account, 'guardian');
    const person = {
      token: account.accessToken,
      conversationId,
      path: `/children/${family.child.id}/conversations`,
      query: 'query ($id: ID!) { childConversations(childId: $id) { total } }',
      variables: { id: family.child.id },
    };
    return { person, path: `/households/${family.householdId}/members/${account.user.id}` };
  }
  async function device() {
    const { id, accessToken } = await tools.handOverDevice(here, primary, family.child);
    const person = { token: accessToken, conversationId, path: '/conversations', query: '{ conversations { total } }' };
    return { person, path: `/devices/${id}` };
  }
  async function measure(prepare: typeof member | typeof device): Promise<Record<Way, Spread>> {
    const durations: Record<Way, number[]> = { rest: [], graphql: [], sockets: [], subscriptions: [] };
    for (let round = 0; round < rounds; round += 1) {
      const { person, path } = await prepare();
      const access = await tools.WatchedAccess.open(nodes, person);
      const since = performance.now();
      const answer = tools.api(nodes[round % nodes.length]!.url).delete(path, primary.accessToken);
      const gone = await access.untilGone(nodes, since);
      const { status } = await answer;
      if (status >= 300) throw new Error(`The removal answered ${status}`);
      for (const way of WAYS) durations[way].push(gone[way]);
      access.close();
    }
    return Object.fromEntries(WAYS.map((way) => [way, spreadOf(durations[way])])) as Record<Way, Spread>;
  }
  return { member: await measure(member), device: await measure(device) };
}
