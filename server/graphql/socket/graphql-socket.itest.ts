import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { jest } from '@jest/globals';
import { WebSocket } from 'ws';
import { FRAME_MAX_FRAGMENTS, SOCKETS_PER_ACCOUNT, SUBSCRIPTIONS_PER_SOCKET } from '../../../contract/limits.js';
import { type Account, registerParent, signInAs } from '../../../test/support/accounts.js';
import { api } from '../../../test/support/api.js';
import { GraphqlSocket, graphql } from '../../../test/support/graphql-client.js';
import { LiveClient } from '../../../test/support/live-client.js';
import { useStarling } from '../../../test/support/use-starling.js';
import { until } from '../../../test/support/wait.js';
import type { StatsService } from '../../admin/stats.service.js';
import type { UsersAdminService } from '../../users/users-admin.service.js';

interface Message {
  type: string;
  id?: string;
  payload?: unknown;
}

/** A graphql-transport-ws client that sends anything, also what the protocol forbids. */
class RawSocket {
  readonly messages: Message[] = [];
  closed: { code: number; reason: string } | null = null;
  closedAt = 0;
  /** The status of a refused upgrade. */
  refused: number | null = null;

  readonly socket: WebSocket;

  constructor(url: string, options: { origin?: string; protocol?: string; path?: string } = {}) {
    this.socket = new WebSocket(
      `${url.replace(/^http/, 'ws')}${options.path ?? '/graphql'}`,
      options.protocol ?? 'graphql-transport-ws',
      options.origin === undefined ? {} : { headers: { Origin: options.origin } },
    );
    this.socket.on('message', (data) => this.messages.push(JSON.parse(data.toString()) as Message));
    this.socket.on('close', (code, reason) => {
      this.closed = { code, reason: reason.toString() };
      this.closedAt = performance.now();
    });
    this.socket.on('unexpected-response', (request, response) => {
      this.refused = response.statusCode ?? 0;
      request.destroy();
    });
    this.socket.on('error', () => undefined);
  }

  async opened(): Promise<this> {
    await until(() => this.socket.readyState === WebSocket.OPEN, { what: 'an open socket' });
    return this;
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  init(token?: string): void {
    this.send({ type: 'connection_init', ...(token ? { payload: { authorization: `Bearer ${token}` } } : {}) });
  }

  message(type: string, id?: string): Promise<Message> {
    return until(() => this.messages.find((message) => message.type === type && message.id === id), {
      what: `a ${type} message`,
    });
  }

  close(timeoutMs?: number): Promise<{ code: number; reason: string }> {
    return until(() => this.closed, { what: 'a closed socket', ...(timeoutMs ? { timeoutMs } : {}) });
  }
}

const NOTIFICATIONS = 'subscription { notificationAdded { id title } }';

describe('GraphQL over the socket', () => {
  const starling = useStarling({ own: true });
  const limited = useStarling({ settings: { RATE_LIMITS: 'on' } });
  const short = useStarling({ settings: { ACCESS_TOKEN_TTL: '2' } });
  let parent: Account;
  const open = async (token?: string) => {
    const raw = await new RawSocket(starling.url).opened();
    raw.init(token);
    return raw;
  };

  /** Says nothing while the other tests run. */
  let silent: RawSocket;
  let silentSince: number;

  beforeAll(async () => {
    parent = await registerParent(starling);
    silent = await new RawSocket(starling.url).opened();
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
      const raw = new RawSocket(starling.url, { protocol: 'graphql-ws' });
      await until(() => raw.closed ?? raw.refused);
      expect(raw.socket.readyState).not.toBe(WebSocket.OPEN);
    });

    it.each(['https://evil.example', 'null', 'http://127.0.0.1.evil.example', 'http://127.0.0.1'])(
      'refuses a browser from the origin %s',
      async (origin) => {
        const raw = new RawSocket(starling.url, { origin });
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
      const raw = await new RawSocket(starling.url).opened();
      for (let piece = 0; piece <= FRAME_MAX_FRAGMENTS; piece += 1) raw.socket.send(' ', { fin: false });
      expect((await raw.close()).code).toBe(1008);
    });

    it('accepts a browser from its own origin', async () => {
      const raw = await new RawSocket(starling.url, { origin: starling.url }).opened();
      raw.socket.close();
    });
  });

  it('closes the 21st socket of an account until another one is closed', async () => {
    const [account, other] = [await registerParent(limited), await registerParent(limited)];
    const join = async ({ accessToken }: Account) => {
      const raw = await new RawSocket(limited.url).opened();
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
      const raw = await new RawSocket(starling.url).opened();
      raw.send({ type: 'subscribe', id: 'a', payload: { query: NOTIFICATIONS } });
      expect((await raw.close()).code).toBe(4401);
    });
  });

  describe('a change of access', () => {
    it('closes the connections of a session that ends, at every node', async () => {
      const second = await starling.startNode({ NODE_ID: 'second' });
      const account = await registerParent(starling);
      const sockets = [starling, second].map((node) => new RawSocket(node.url));
      for (const socket of sockets) {
        await socket.opened();
        socket.init(account.accessToken);
        await socket.message('connection_ack');
      }
      await api(starling.url).post('/auth/logout', undefined, account.accessToken);
      for (const socket of sockets) expect(await socket.close()).toEqual({ code: 4403, reason: 'logged_out' });
      await second.stop();
    });

    it('ends only the subscriptions that the new role of an account does not allow', async () => {
      const [admin, other] = [await signInAs(starling, 'admin'), await signInAs(starling, 'admin')];
      const socket = GraphqlSocket.signedIn(starling, other.accessToken);
      const stats = socket.subscribe<{ adminStats: { totalUsers: number } }>(
        'subscription { adminStats { totalUsers } }',
      );
      const inFragment = socket.subscribe(
        'subscription { ...Figures } fragment Figures on Subscription { ... { adminStats { totalUsers } } }',
      );
      const notifications = socket.subscribe(NOTIFICATIONS);
      await stats.has(({ adminStats }) => adminStats.totalUsers > 0);
      await inFragment.has(() => true);
      const { errors } = await graphql(
        starling,
        'mutation ($id: ID!) { setUserRole(userId: $id, role: PARENT) { role } }',
        {
          token: admin.accessToken,
          variables: { id: other.user.id },
        },
      );
      expect(errors).toEqual([]);
      for (const { ended, errors: refusals } of [stats, inFragment]) {
        await ended;
        expect(refusals[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', error: 'forbidden' });
      }
      expect(socket.closed).toBeNull();
      expect(notifications.errors).toEqual([]);
      await socket.close();
    });

    it('ends a subscription that started just before its account lost the role', async () => {
      const [admin, other] = [await signInAs(starling, 'admin'), await signInAs(starling, 'admin')];
      const socket = GraphqlSocket.signedIn(starling, other.accessToken);
      const early = socket.subscribe('subscription { waitlistStats { totalApproved } }');
      await early.has(() => true);
      const stats = starling.app.get<StatsService>('StatsService');
      const watch = jest.spyOn(stats, 'watchAdminStats');
      watch.mockImplementationOnce((async () => {
        // Behind the guard and before the subscription is known: the role goes, and the socket has been looked at.
        await starling.app.get<UsersAdminService>('UsersAdminService').setRole(other.user.id, 'parent', admin.user.id);
        await early.ended;
        return stats.watchAdminStats();
      }) as unknown as typeof stats.watchAdminStats);
      const late = socket.subscribe('subscription { adminStats { totalUsers } }');
      await late.ended;
      expect(late.errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', error: 'forbidden' });
      expect(late.items).toEqual([]);
      watch.mockRestore();
      await socket.close();
    });

    it('closes with 4403 when the token expires', async () => {
      const account = await registerParent(short);
      const raw = await new RawSocket(short.url).opened();
      raw.init(account.accessToken);
      await raw.message('connection_ack');
      expect(await raw.close()).toEqual({ code: 4403, reason: 'token_expired' });
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
    const raw = new RawSocket(starling.url, { path: '/nope' });
    expect(await until(() => raw.refused)).toBe(404);
    expect((await fetch(`${starling.url}/health/live`)).status).toBe(200);
    process.off('uncaughtException', failures);
    expect(failures).not.toHaveBeenCalled();
  });

  it('closes the connections of a stopping node with 1012', async () => {
    const node = await starling.startNode({ NODE_ID: 'going' });
    const raw = await new RawSocket(node.url).opened();
    raw.init(parent.accessToken);
    await raw.message('connection_ack');
    await node.stop();
    expect((await raw.close()).code).toBe(1012);
  });

  it('closes with 4408 a connection that sends no connection_init within 10 s', async () => {
    expect((await silent.close(20_000)).code).toBe(4408);
    expect(silent.closedAt - silentSince).toBeGreaterThan(9_000);
  });
});
