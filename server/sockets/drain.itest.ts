import { WebSocket } from 'ws';
import { type Account, registerParent } from '../../test/support/accounts.js';
import { LiveClient } from '../../test/support/live-client.js';
import { useStarling } from '../../test/support/use-starling.js';
import { until } from '../../test/support/wait.js';

/** Of each transport. The hub closes one every 20 ms. */
const SOCKETS = 25;

interface Close {
  code: number;
  at: number;
}

describe('a node that drains', () => {
  const starling = useStarling();
  let parent: Account;
  beforeAll(async () => {
    parent = await registerParent(starling);
  });

  it('spreads the closes of both transports, so that not all clients reconnect in one moment', async () => {
    const node = await starling.startNode({ NODE_ID: 'draining' });
    const closes: { frames: Promise<Close>[]; graphql: Promise<Close>[] } = { frames: [], graphql: [] };
    for (let index = 0; index < SOCKETS; index += 1) {
      const client = await LiveClient.join(node, { token: parent.accessToken });
      const socket = new WebSocket(`${node.url.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws');
      closes.frames.push(closeOf(client.socket));
      closes.graphql.push(closeOf(socket));
      await until(() => socket.readyState === WebSocket.OPEN, { what: 'an open socket' });
    }
    await node.stop();
    for (const transport of [closes.frames, closes.graphql]) {
      const seen = await Promise.all(transport);
      expect(new Set(seen.map(({ code }) => code))).toEqual(new Set([1012]));
      const times = seen.map(({ at }) => at);
      expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(500);
    }
  });

  it('refuses new sockets with 503, so that a proxy asks another node', async () => {
    const node = await starling.startNode({ NODE_ID: 'refusing' });
    for (let index = 0; index < SOCKETS; index += 1) await LiveClient.join(node, { token: parent.accessToken });
    const stopped = node.stop();
    await until(async () => {
      const refusal = await LiveClient.open(node, { token: parent.accessToken }).then(
        () => '',
        (error: Error) => error.message,
      );
      return refusal.includes('503');
    });
    await stopped;
  });
});

function closeOf(socket: WebSocket): Promise<Close> {
  return new Promise((settle) => {
    socket.once('close', (code) => settle({ code, at: performance.now() }));
  });
}
