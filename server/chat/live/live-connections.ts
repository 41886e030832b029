import { setTimeout as wait } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { CLOSE } from '../../../contract/frames.js';
import { AccessService } from '../../access/access.service.js';
import { type AccessChange, AccessChanges } from '../../access/access-changes.js';
import { SocketsByAccount } from '../../access/sockets-by-account.js';
import { Config } from '../../platform/config/config.js';
import { toAppError } from '../../platform/errors/to-app-error.js';
import { LiveConnectionCount } from '../../platform/live-connection-count.js';
import { PROGRESS_EVERY_MS } from '../../platform/socket-writer.js';
import type { LiveConnection } from './live-connection.js';

const PING_EVERY_MS = 25_000;
const EXPIRY_EVERY_MS = 500;
/** Closes of a draining node are spread over this time, so that not all come back in one moment. */
const DRAIN_SPREAD_MS = 2_000;
const DRAIN_STEP_MS = 20;
/** How long one may take to say goodbye. */
const DRAIN_WAIT_MS = 1_000;

/** All WebSockets of this node: counted, kept alive, re-checked when access changes, sent away when the node drains. */
@Injectable()
export class LiveConnections implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('LiveConnections');
  private readonly byAccount: SocketsByAccount<LiveConnection>;
  private readonly all = new Set<LiveConnection>();
  private readonly timers: NodeJS.Timeout[] = [];
  private stopListening: (() => void) | null = null;
  private isDraining = false;

  constructor(
    config: Config,
    private readonly access: AccessService,
    private readonly accessChanges: AccessChanges,
    private readonly count: LiveConnectionCount,
  ) {
    this.byAccount = new SocketsByAccount(config.rateLimits);
  }

  onApplicationBootstrap(): void {
    this.stopListening = this.accessChanges.on((change) => this.recheckAll(change));
    this.timers.push(
      setInterval(() => this.each((connection) => connection.beat()), PING_EVERY_MS),
      setInterval(() => this.each((connection) => connection.checkProgress()), PROGRESS_EVERY_MS),
      setInterval(() => this.checkExpiry(), EXPIRY_EVERY_MS),
    );
    for (const timer of this.timers) timer.unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isDraining = true;
    this.stopListening?.();
    for (const timer of this.timers) clearInterval(timer);
    const leaving = [...this.all];
    const stepMs = Math.min(DRAIN_STEP_MS, DRAIN_SPREAD_MS / Math.max(1, leaving.length));
    await Promise.all(
      leaving.map(async (connection, index) => {
        await wait(index * stepMs);
        const closed = new Promise<void>((resolve) => connection.onClose(resolve));
        sendAway(connection);
        await Promise.race([closed, wait(DRAIN_WAIT_MS)]);
      }),
    );
  }

  /** Takes a socket in before anybody knows whose it is; the answer takes it out. */
  enter(connection: LiveConnection): () => void {
    if (this.isDraining) sendAway(connection);
    this.all.add(connection);
    const countOut = this.count.opened();
    return () => {
      countOut();
      this.all.delete(connection);
      if (connection.actor) this.byAccount.release(connection.actor.userId, connection);
    };
  }

  /** Counts a socket to its account. `false`: one too many. */
  claim(connection: LiveConnection, userId: string): boolean {
    // It went while its token was looked at: nobody would take it out of the count again.
    if (!this.all.has(connection)) return false;
    return this.byAccount.claim(userId, connection);
  }

  private each(visit: (connection: LiveConnection) => void): void {
    for (const connection of this.all) visit(connection);
  }

  private checkExpiry(): void {
    const now = performance.now();
    for (const connection of this.all) connection.checkExpiry(now);
  }

  private recheckAll({ userId, sessionId }: AccessChange): void {
    const concerned = userId === null ? this.all : this.byAccount.of(userId);
    for (const connection of concerned) {
      if (sessionId !== undefined && connection.actor?.sessionId !== sessionId) continue;
      this.recheck(connection).catch((error: unknown) => {
        this.logger.warn({ err: error }, 'A socket could not be checked again');
        sendAway(connection);
      });
    }
  }

  private async recheck(connection: LiveConnection): Promise<void> {
    const checked = connection.actor;
    if (!checked) return;
    try {
      const actor = await this.access.recheck(checked);
      this.access.authorize(actor, 'view_conversations');
      // A fresh token may have come meanwhile, with an actor of its own.
      if (connection.actor === checked) connection.actor = actor;
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.status >= 500) throw thrown;
      if (connection.actor !== checked) return;
      connection.fail(CLOSE.policy, error);
    }
  }
}

function sendAway(connection: LiveConnection): void {
  connection.fail(CLOSE.restart, { code: 'restart', message: 'Starling restarts. Please connect again' }, true);
}
