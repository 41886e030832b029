import { WebSocket } from 'ws';
import { TcpProxy } from '../../support/tcp-proxy.js';
import { until } from '../../support/wait.js';
import type { Cluster } from '../harness/cluster.js';
import { type CaseReport, spreadOf } from '../harness/figures.js';
import { settleAndCheck, startConversations } from '../harness/load.js';
import { liveConnectionsOf } from '../harness/node-figures.js';

/** F25: the host of many clients disappears without closing their connections. */
export async function halfOpen(cluster: Cluster, sockets: number): Promise<CaseReport> {
  const [node, other] = cluster.nodes;
  const [conversation] = await startConversations(cluster, 1);
  const witness = await conversation!.begin(other);
  const before = await liveConnectionsOf(node!);
  const tunnel = await TcpProxy.start(node!.url);
  const clients = await Promise.all(
    Array.from({ length: sockets }, () => {
      const url = new URL('/api/v1/conversations/ws', `ws://127.0.0.1:${tunnel.port}`);
      url.searchParams.set('token', conversation!.account.accessToken);
      url.searchParams.set('conversation_id', conversation!.conversationId);
      const client = new WebSocket(url);
      client.on('error', () => undefined);
      return new Promise<WebSocket>((settle) => client.once('message', () => settle(client)));
    }),
  );
  clients[0]!.send(JSON.stringify({ type: 'typing', content: '', metadata: { is_typing: true } }));
  await witness.until(() => witness.typing === 1, 'the typing indicator');
  tunnel.hold();
  const vanishedAt = performance.now();
  await until(async () => (await liveConnectionsOf(node!)) === before, {
    what: 'the node to drop them',
    timeoutMs: 120_000,
    everyMs: 100,
  });
  const dropped = performance.now() - vanishedAt;
  await witness.until(() => witness.typing === 0, 'that the typing indicator ends');
  for (const client of clients) client.terminate();
  await tunnel.stop();
  const counts = await settleAndCheck(cluster, [conversation!], 'F25');
  return { fault: 'F25', rounds: 1, counts, recovery: spreadOf([dropped]), figures: { sockets } };
}
