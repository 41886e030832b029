import { setTimeout as wait } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { WebSocketServer } from 'ws';
import { DISCONNECTS } from '../../contract/disconnects.js';
import { FRAME_MAX_BYTES, FRAME_MAX_FRAGMENTS } from '../../contract/limits.js';
import { Config } from '../platform/config/config.js';
import { Metrics } from '../platform/metrics/metrics.js';
import type { SocketConnection } from './socket-connection.js';
import type { SocketTransport } from './socket-transport.js';
import { PROGRESS_EVERY_MS } from './socket-writer.js';
import { SocketsByAccount } from './sockets-by-account.js';
import { refuseUpgrade, Upgrades } from './upgrades.js';

const PING_EVERY_MS = 25_000;
const EXPIRY_EVERY_MS = 500;
/** A draining node spreads its closes over this time, so that not all clients reconnect in the same moment. */
const DRAIN_SPREAD_MS = 2_000;
const DRAIN_STEP_MS = 20;
/** How long a client may take to answer the close frame of a draining node. */
const DRAIN_WAIT_MS = 2_000;

/** Every socket of this node, of all transports: opened, counted, kept alive, and closed when the node drains. */
@Injectable()
export class SocketHub implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly connections = new Set<SocketConnection>();
  private readonly byAccount = new Map<SocketTransport, SocketsByAccount<SocketConnection>>();
  private readonly timers: NodeJS.Timeout[] = [];
  private isDraining = false;

  constructor(
    private readonly config: Config,
    private readonly upgrades: Upgrades,
    metrics: Metrics,
  ) {
    metrics.gauge('starling_live_connections', 'Open sockets of every kind', () => this.openSockets);
  }

  get openSockets(): number {
    return this.connections.size;
  }

  onApplicationBootstrap(): void {
    this.timers.push(
      setInterval(() => this.each((connection) => connection.beat()), PING_EVERY_MS),
      setInterval(() => this.each((connection) => connection.checkProgress()), PROGRESS_EVERY_MS),
      setInterval(() => this.checkExpiry(), EXPIRY_EVERY_MS),
    );
    for (const timer of this.timers) timer.unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isDraining = true;
    for (const timer of this.timers) clearInterval(timer);
    const leaving = [...this.connections];
    const stepMs = Math.min(DRAIN_STEP_MS, DRAIN_SPREAD_MS / Math.max(1, leaving.length));
    await Promise.all(leaving.map((connection, index) => drain(connection, index * stepMs)));
  }

  /** Accepts sockets on the transport's paths. A draining node answers 503, so that a proxy asks another node. */
  serve(transport: SocketTransport): void {
    const server = new WebSocketServer({
      noServer: true,
      maxPayload: FRAME_MAX_BYTES,
      maxFragments: FRAME_MAX_FRAGMENTS,
      perMessageDeflate: false,
      clientTracking: false,
      ...(transport.handleProtocols ? { handleProtocols: transport.handleProtocols } : {}),
    });
    this.byAccount.set(transport, new SocketsByAccount(this.config.rateLimits));
    this.upgrades.route(transport.paths, (request, stream, head) => {
      if (this.isDraining) refuseUpgrade(stream, 503);
      else server.handleUpgrade(request, stream, head, (socket) => this.add(transport.open(socket, request)));
    });
  }

  /** Keeps a connection until it closes. */
  add(connection: SocketConnection): void {
    this.connections.add(connection);
    connection.onClose(() => {
      this.connections.delete(connection);
      const { actor, transport } = connection;
      if (actor) this.byAccount.get(transport)?.release(actor.userId, connection);
    });
  }

  /** Counts a connection to an account. `false`: one too many, or it has closed. */
  claim(connection: SocketConnection, userId: string): boolean {
    // Nothing would release the claim of a connection that has closed.
    if (!this.connections.has(connection)) return false;
    return this.byAccount.get(connection.transport)?.claim(userId, connection) ?? false;
  }

  /** The connections of an account; of every account for `null`. */
  connectionsOf(userId: string | null): Iterable<SocketConnection> {
    if (userId === null) return this.connections;
    return [...this.byAccount.values()].flatMap((sockets) => [...sockets.of(userId)]);
  }

  private each(visit: (connection: SocketConnection) => void): void {
    for (const connection of this.connections) visit(connection);
  }

  private checkExpiry(): void {
    const now = performance.now();
    for (const connection of this.connections) connection.checkExpiry(now);
  }
}

async function drain(connection: SocketConnection, delayMs: number): Promise<void> {
  await wait(delayMs);
  const closed = new Promise<void>((resolve) => connection.onClose(resolve));
  connection.disconnect(DISCONNECTS.restart);
  await Promise.race([closed, wait(DRAIN_WAIT_MS, undefined, { ref: false })]);
  connection.terminate();
}
