import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { jest } from '@jest/globals';
import { WebSocket } from 'ws';
import { FRAME_MAX_FRAGMENTS, SOCKETS_PER_ACCOUNT, SUBSCRIPTIONS_PER_SOCKET } from '../../../contract/limits.js';
import { type Account, registerParent } from '../../../test/support/accounts.js';
import { GraphqlSocket, graphql } from '../../../test/support/graphql-client.js';
import { LiveClient } from '../../../test/support/live-client.js';
import { RawGraphqlSocket } from '../../../test/support/raw-graphql-socket.js';
import { useStarling } from '../../../test/support/use-starling.js';
import { until } from '../../../test/support/wait.js';

const NOTIFICATIONS = 'subscription { notificationAdded { id title } }';

describe('GraphQL over the socket', () => {
  const starling = useStarling({ own: true });
  const limited = useStarling({ settings: { RATE_LIMITS: 'on' } });
  let parent: Account;
  const open = async (token?: string) => {
    const raw = await new RawGraphqlSocket(starling.url).opened();
    raw.init(token);
    return raw;
  };

  /** Says nothing while the other tests run. */
  let silent: RawGraphqlSocket;
  let silentSince: number;

  beforeAll(async () => {
    parent = await registerParent(starling);
    silent = await new RawGraphqlSocket(starling.url).opened();
    silentSince = performance.now();
  });

  describe('a new connection', () => {
    it('acknowledges a connection with a good token', async () => {
      const raw = await open(parent.accessToken);
      await raw.message('connection_ack');
      raw.socket.close();
    });

    it.each([
      ['no token', undefined, 'unauthorized'],
      ['a bad token', 'nonsense', 'invalid_token'],
    ])('closes a connection with %s with 4403', async (_name, token, reason) => {
      expect(await (await open(token)).close()).toEqual({ code: 4403, reason });
    });

    it('closes a waitlisted account with 4403', async () => {
      const waiting = await registerParent(starling);
      await starling.sql(
        `INSERT INTO waitlist_entries (email) VALUES ($1) ON CONFLICT (lower(email)) DO UPDATE SET approved_at = NULL`,
        [waiting.email],
      );
      await starling.sql(
        `UPDATE product_settings SET value = value || '{"mode": "approved_only"}' WHERE name = 'waitlist'`,
      );
      try {
        await until(
          async () =>
            (await graphql(starling, '{ conversations { total } }', { token: waiting.accessToken })).errors.length,
        );
        expect(await (await open(waiting.accessToken)).close()).toEqual({ code: 4403, reason: 'waitlisted' });
      } finally {
        await starling.sql(
          `UPDATE product_settings SET value = value || '{"mode": "enabled"}' WHERE name = 'waitlist'`,
        );
      }
    });

    it('refuses another subprotocol', async () => {
      const raw = new RawGraphqlSocket(starling.url, { protocol: 'graphql-ws' });
      await until(() => raw.closed ?? raw.refused);
      expect(raw.socket.readyState).not.toBe(WebSocket.OPEN);
    });

    it.each(['https://evil.example', 'null', 'http://127.0.0.1.evil.example', 'http://127.0.0.1'])(
      'refuses a browser from the origin %s',
      async (origin) => {
        const raw = new RawGraphqlSocket(starling.url, { origin });
        expect(await until(() => raw.refused)).toBe(403);
      },
    );

    it('closes a connection that uses an id again before its first operation has started', async () => {
      const raw = await open(parent.accessToken);
      await raw.message('connection_ack');
      const subscribe = {
        id: '1',
        type: 'subscribe',
        payload: { query: 'subscription { conversationChanged { kind } }' },
      };
      for (const message of [subscribe, { id: '1', type: 'complete' }, subscribe]) raw.send(message);
      expect((await raw.close()).code).toBe(4409);
    });

    it('closes a connection that sends a frame in too many fragments', async () => {
      const raw = await new RawGraphqlSocket(starling.url).opened();
      for (let piece = 0; piece <= FRAME_MAX_FRAGMENTS; piece += 1) raw.socket.send(' ', { fin: false });
      expect((await raw.close()).code).toBe(1008);
    });

    it('accepts a browser from its own origin', async () => {
      const raw = await new RawGraphqlSocket(starling.url, { origin: starling.url }).opened();
      raw.socket.close();
    });
  });

  it('closes the 21st socket of an account until another one is closed', async () => {
    const [account, other] = [await registerParent(limited), await registerParent(limited)];
    const join = async ({ accessToken }: Account) => {
      const raw = await new RawGraphqlSocket(limited.url).opened();
      raw.init(accessToken);
      return raw;
    };
    const sockets = await Promise.all(Array.from({ length: SOCKETS_PER_ACCOUNT }, () => join(account)));
    await Promise.all(sockets.map((raw) => raw.message('connection_ack')));
    expect(await (await join(account)).close()).toEqual({ code: 1013, reason: 'too_many_connections' });
    await (await join(other)).message('connection_ack');
    // Frame sockets have a count of their own.
    const live = await LiveClient.join(limited, { token: account.accessToken });
    await live.close();
    sockets[0]!.socket.close();
    await until(async () => {
      const raw = await join(account);
      return until(() => (raw.closed ? 'closed' : raw.messages[0]?.type)).then((seen) => seen === 'connection_ack');
    });
  });

  describe('an open connection', () => {
    it('runs queries and mutations over the socket, too', async () => {
      const socket = GraphqlSocket.signedIn(starling, parent.accessToken);
      const query = socket.subscribe<{ me: { id: string } }>('{ me { id } }');
      await query.ended;
      expect(query.items).toEqual([{ me: { id: parent.user.id } }]);
      await socket.close();
    });

    it('refuses a forbidden subscription and keeps the connection', async () => {
      const socket = GraphqlSocket.signedIn(starling, parent.accessToken);
      const refused = socket.subscribe('subscription { adminStats { totalUsers } }');
      await refused.ended;
      expect(refused.errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', error: 'forbidden' });
      const query = socket.subscribe('{ me { id } }');
      await query.ended;
      expect(query.items).toHaveLength(1);
      await socket.close();
    });

    it('refuses the 51st subscription of a connection', async () => {
      const raw = await open(parent.accessToken);
      await raw.message('connection_ack');
      for (let index = 0; index <= SUBSCRIPTIONS_PER_SOCKET; index += 1) {
        raw.send({ type: 'subscribe', id: String(index), payload: { query: NOTIFICATIONS } });
      }
      const refusal = await raw.message('error', String(SUBSCRIPTIONS_PER_SOCKET));
      expect(refusal.payload).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
      expect(raw.messages.filter(({ type }) => type === 'error')).toHaveLength(1);
      raw.send({ type: 'complete', id: '0' });
      raw.send({ type: 'subscribe', id: 'again', payload: { query: '{ me { id } }' } });
      await raw.message('next', 'again');
      raw.socket.close();
    });

    it('closes a connection with 1009 after a frame of more than 64 KiB', async () => {
      const raw = await open(parent.accessToken);
      await raw.message('connection_ack');
      raw.send({ type: 'subscribe', id: 'a', payload: { query: `{ me { id } } #${'x'.repeat(65_536)}` } });
      expect((await raw.close()).code).toBe(1009);
    });

    it.each(['not JSON', '{}', '[]', '{"type":"nope"}', '{"type":"subscribe"}'])(
      'closes a connection that sends %j with 4400',
      async (text) => {
        const raw = await open(parent.accessToken);
        await raw.message('connection_ack');
        raw.send(text);
        expect((await raw.close()).code).toBe(4400);
      },
    );

    it('closes with 4401 a connection that subscribes before connection_init', async () => {
      const raw = await new RawGraphqlSocket(starling.url).opened();
      raw.send({ type: 'subscribe', id: 'a', payload: { query: NOTIFICATIONS } });
      expect((await raw.close()).code).toBe(4401);
    });
  });

  it('survives upgrades of unserved paths that are reset at once', async () => {
    const port = Number(new URL(starling.url).port);
    const paths = ['/nope', '/', '/graphql', '/graphql/', '/api/v1/conversations/ws', '/api/v1/nope', '/GRAPHQL'];
    const failures = jest.fn();
    process.on('uncaughtException', failures);
    for (const path of paths) {
      for (const host of ['Host: x\r\n', '']) {
        await new Promise<void>((settle) => {
          const socket = connect(port, '127.0.0.1', () => {
            socket.write(
              `GET ${path} HTTP/1.1\r\n${host}Connection: Upgrade\r\nUpgrade: websocket\r\n` +
                `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${Buffer.from(randomUUID()).toString('base64').slice(0, 22)}==\r\n\r\n`,
              () => socket.resetAndDestroy(),
            );
          });
          socket.on('error', () => undefined);
          socket.on('close', () => settle());
        });
      }
    }
    const raw = new RawGraphqlSocket(starling.url, { path: '/nope' });
    expect(await until(() => raw.refused)).toBe(404);
    expect((await fetch(`${starling.url}/health/live`)).status).toBe(200);
    process.off('uncaughtException', failures);
    expect(failures).not.toHaveBeenCalled();
  });

  it('closes with 4408 a connection that sends no connection_init within 10 s', async () => {
    expect((await silent.close(20_000)).code).toBe(4408);
    expect(silent.closedAt - silentSince).toBeGreaterThan(9_000);
  });
});
