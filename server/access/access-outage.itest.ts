import { registerParent } from '../../test/support/accounts.js';
import { api } from '../../test/support/api.js';
import { LiveClient } from '../../test/support/live-client.js';
import { startStarling, testRedisUrl } from '../../test/support/starling.js';
import { TcpProxy } from '../../test/support/tcp-proxy.js';
import { SOON_MS, until } from '../../test/support/wait.js';

describe('while Redis is down', () => {
  it.concurrent('a logout at one node ends calls and sockets at the other node within five seconds', async () => {
    const proxy = await TcpProxy.start(testRedisUrl());
    const starling = await startStarling({ REDIS_URL: proxy.through(testRedisUrl()) });
    try {
      const node = await starling.startNode();
      const parent = await registerParent(starling);
      const stranger = await registerParent(starling);
      const client = await LiveClient.join(node, { token: parent.accessToken });
      const other = await LiveClient.join(node, { token: stranger.accessToken });
      proxy.refuse();
      const start = performance.now();
      expect((await api(starling.url).post('/auth/logout', undefined, parent.accessToken)).status).toBe(204);
      await until(async () => (await api(node.url).get('/users/me', parent.accessToken)).status === 401);
      await expect(client.untilClosed()).resolves.toEqual({ code: 1008, reason: 'logged_out' });
      expect(performance.now() - start).toBeLessThan(SOON_MS);
      expect(other.closed?.code).not.toBe(1008);
      expect((await api(node.url).get('/users/me', stranger.accessToken)).status).toBe(200);
    } finally {
      proxy.pass();
      await starling.stop();
      await proxy.stop();
    }
  });

  it.concurrent('each node counts rate limits for itself', async () => {
    const proxy = await TcpProxy.start(testRedisUrl());
    const starling = await startStarling({ REDIS_URL: proxy.through(testRedisUrl()), RATE_LIMITS: 'on' });
    try {
      proxy.refuse();
      const statuses = [];
      for (let index = 0; index < 11; index += 1) {
        statuses.push((await api(starling.url).post('/waitlist/join', { email: `a${index}@starling.test` })).status);
      }
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
    } finally {
      proxy.pass();
      await starling.stop();
      await proxy.stop();
    }
  });
});
