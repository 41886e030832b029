import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { WebSocket } from 'ws';
import type { Disconnect } from '../../contract/disconnects.js';
import { SOCKETS_PER_ACCOUNT } from '../../contract/limits.js';
import { SocketConnection } from './socket-connection.js';
import { SocketHub } from './socket-hub.js';
import type { SocketTransport } from './socket-transport.js';

class TestConnection extends SocketConnection {
  disconnectedAt: number | null = null;

  disconnect({ code, reason }: Disconnect): void {
    this.disconnectedAt = performance.now();
    this.close(code, reason);
  }
}

/** A peer that answers a close frame at once. */
class TestSocket extends EventEmitter {
  readyState: number = WebSocket.OPEN;

  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.emit('close');
  }

  terminate(): void {
    if (this.readyState !== WebSocket.CLOSED) this.close();
  }
}

function refuse(): never {
  throw new Error('These tests add connections without an upgrade');
}

function testHub() {
  const upgrades = { route: () => undefined };
  const metrics = { gauge: () => undefined };
  const hub = new SocketHub({ rateLimits: true } as never, upgrades as never, metrics as never);
  const [frames, graphql] = ['/frames', '/graphql'].map((path): SocketTransport => {
    return { paths: [path], permission: null, open: refuse };
  });
  for (const transport of [frames!, graphql!]) hub.serve(transport);
  const open = (transport: SocketTransport) => {
    const socket = new TestSocket();
    const connection = new TestConnection(transport, socket as unknown as WebSocket, new PassThrough());
    hub.add(connection);
    return { connection, socket };
  };
  return { hub, frames: frames!, graphql: graphql!, open };
}

it('does not count a connection that closed before its account was known', () => {
  const { hub, frames, open } = testHub();
  for (let index = 0; index < SOCKETS_PER_ACCOUNT; index += 1) {
    const { connection, socket } = open(frames);
    socket.close();
    expect(hub.claim(connection, 'ann')).toBe(false);
  }
  expect(hub.openSockets).toBe(0);
  expect(hub.claim(open(frames).connection, 'ann')).toBe(true);
});

it('counts the sockets of an account for each transport separately', () => {
  const { hub, frames, graphql, open } = testHub();
  for (let index = 0; index < SOCKETS_PER_ACCOUNT; index += 1) hub.claim(open(frames).connection, 'ann');
  expect(hub.claim(open(frames).connection, 'ann')).toBe(false);
  const other = open(graphql).connection;
  expect(hub.claim(other, 'ann')).toBe(true);
  expect([...hub.connectionsOf('ann')]).toHaveLength(SOCKETS_PER_ACCOUNT + 1);
  expect([...hub.connectionsOf('ben')]).toEqual([]);
});

it('spreads the closes of all transports when the node drains', async () => {
  const { hub, frames, graphql, open } = testHub();
  const opened = Array.from({ length: 20 }, (_, index) => open(index % 2 === 0 ? frames : graphql));
  const startedAt = performance.now();
  await hub.beforeApplicationShutdown();
  opened.forEach(({ connection }, index) => {
    expect(connection.disconnectedAt! - startedAt).toBeGreaterThanOrEqual(20 * index - 2);
  });
  expect(hub.openSockets).toBe(0);
});
