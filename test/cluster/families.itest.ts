import { buildFamily, buildMember, type Family } from '../factories/families.js';
import { type Account, registerParent } from '../support/accounts.js';
import { api, type Json } from '../support/api.js';
import { handOverDevice, type PairedDevice } from '../support/devices.js';
import { GraphqlSocket, graphql } from '../support/graphql-client.js';
import { LiveClient } from '../support/live-client.js';
import type { StarlingNode } from '../support/starling.js';
import { useStarling } from '../support/use-starling.js';
import { until } from '../support/wait.js';

const FRAMES = 'subscription ($id: ID!) { liveFrames(conversationId: $id) { type } }';

describe('a family on three nodes', () => {
  const starling = useStarling({ own: true });
  let nodes: Pick<StarlingNode, 'url' | 'wsUrl'>[];
  let primary: Account;
  let family: Family;
  let device: PairedDevice;
  let conversationId: string;

  beforeAll(async () => {
    nodes = [starling, await starling.startNode(), await starling.startNode()];
    primary = await registerParent(starling);
    family = await buildFamily(starling, primary);
    device = await handOverDevice(starling, primary, family.child);
    const child = await LiveClient.join(starling, { token: device.accessToken });
    await child.ask('Good morning');
    conversationId = child.conversationId;
    child.close();
  });

  /** At each node a socket and a subscription on the child's conversation. */
  async function openEverywhere(token: string) {
    const sockets: LiveClient[] = [];
    const connections: GraphqlSocket[] = [];
    for (const node of nodes) {
      sockets.push(await LiveClient.join(node, { token, conversationId }));
      const connection = GraphqlSocket.signedIn(node, token);
      const frames = connection.subscribe(FRAMES, { id: conversationId });
      await frames.has((item) => item.liveFrames.type === 'welcome');
      connections.push(connection);
    }
    return { sockets, connections };
  }

  it('ends all that a removed member had open, and counts it on the receipt', async () => {
    const guardian = await registerParent(starling);
    await buildMember(starling, family.householdId, guardian, 'guardian');
    const path = `/children/${family.child.id}/conversations`;
    const { sockets, connections } = await openEverywhere(guardian.accessToken);
    for (const { url } of nodes) expect((await api(url).get(path, guardian.accessToken)).status).toBe(200);

    const removal = `/households/${family.householdId}/members/${guardian.user.id}`;
    const { status, body } = await api(nodes[1]!.url).delete(removal, primary.accessToken);
    expect([status, body.ended]).toEqual([
      200,
      { sockets: 6, calendar_links: 0, push_subscriptions: 0, file_links: 0 },
    ]);

    await until(() => sockets.every(({ closed }) => closed !== null), { what: 'the sockets to close' });
    for (const { url } of nodes) {
      const { status: rest, body: refusal } = await api(url).get<Json>(path, guardian.accessToken);
      expect([rest, refusal.error]).toEqual([404, 'child_not_found']);
      const query = `query ($id: ID!) { childConversations(childId: $id) { total } }`;
      const answer = await graphql({ url }, query, {
        token: guardian.accessToken,
        variables: { id: family.child.id },
      });
      expect(answer.errors[0]?.extensions.error).toBe('child_not_found');
      await expect(LiveClient.join({ url }, { token: guardian.accessToken, conversationId })).rejects.toThrow();
    }
    await Promise.all(connections.map((connection) => connection.close()));
  });

  it('ends all that a removed device had open, whose next answer tells it to forget everything', async () => {
    const { sockets } = await openEverywhere(device.accessToken);
    const removed = await api(nodes[2]!.url).delete(`/devices/${device.id}`, primary.accessToken);
    expect(removed.status).toBe(204);
    await until(() => sockets.every(({ closed }) => closed !== null), { what: 'the sockets to close' });
    expect(sockets.map(({ closed }) => closed)).toEqual(sockets.map(() => ({ code: 1008, reason: 'logged_out' })));
    for (const { url } of nodes) {
      const answer = await api(url).get('/conversations', device.accessToken);
      expect([answer.status, answer.body.error]).toEqual([401, 'logged_out']);
      expect(answer.headers.get('clear-site-data')).toBe('"storage", "cache"');
      const spent = await api(url).post('/auth/refresh', { refresh_token: device.refreshToken, rotate: true });
      expect(spent.status).toBe(401);
    }
  });

  it('lets nobody back in after a withdrawn consent, at any node', async () => {
    const again = await handOverDevice(starling, primary, family.child);
    const { sockets } = await openEverywhere(again.accessToken);
    const { body } = await api(nodes[0]!.url).post('/auth/login', {
      username: primary.email,
      password: primary.password,
    });
    const withdrawn = await api(nodes[1]!.url).delete(`/children/${family.child.id}/consents`, body.data.access_token);
    expect(withdrawn.status).toBe(204);
    await until(() => sockets.every(({ closed }) => closed !== null), { what: 'the sockets to close' });
    for (const { url } of nodes) expect((await api(url).get('/conversations', again.accessToken)).status).toBe(401);
  });
});
