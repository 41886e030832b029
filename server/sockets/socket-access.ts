import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DISCONNECTS, disconnectOfError } from '../../contract/disconnects.js';
import { AccessService } from '../access/access.service.js';
import { type AccessChange, AccessChanges } from '../access/access-changes.js';
import type { Actor } from '../access/actor.js';
import { DatabaseClock } from '../platform/database/database-clock.js';
import { AppError } from '../platform/errors/app-error.js';
import { toAppError } from '../platform/errors/to-app-error.js';
import { OnEveryNode } from '../platform/jobs/periodic-task.js';
import type { SocketConnection } from './socket-connection.js';
import { SocketHub } from './socket-hub.js';

const RECHECK_EVERY_MS = 500;
/** A common bedtime makes thousands of checks due at once. So many ask the database at a time, and leave room for others. */
const RECHECKS_AT_ONCE = 6;
/** After a change that may concern everybody, such as an outage of the bus, so many checks run at a time. */
const SWEEPERS_MAX = 4;
/** A connection that waits longer for its check is closed: without the database no rule can be shown to hold. */
const RECHECK_WITHIN_MS = 4_000;

/** Which account a socket belongs to, and whether it may stay open. */
@Injectable()
export class SocketAccess implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('SocketAccess');
  private stopListening: (() => void) | null = null;
  /** Connections that wait for their check after such a change. */
  private readonly waiting = new Set<SocketConnection>();
  private sweepers = 0;

  constructor(
    private readonly hub: SocketHub,
    private readonly access: AccessService,
    private readonly accessChanges: AccessChanges,
    private readonly clock: DatabaseClock,
  ) {}

  onApplicationBootstrap(): void {
    this.stopListening = this.accessChanges.on((change) => this.recheckAll(change));
  }

  beforeApplicationShutdown(): void {
    this.stopListening?.();
  }

  /**
   * Gives a new connection the account of its token. `null`: it closed meanwhile, or is closed as one too many.
   * @throws AppError if the account may not open this kind of socket
   */
  async admit(connection: SocketConnection, token: string | null | undefined): Promise<Actor | null> {
    const claimant = await this.access.authenticate(token);
    if (!connection.isOpen) return null;
    connection.actor = claimant;
    if (!this.hub.claim(connection, claimant.userId)) {
      connection.disconnect(DISCONNECTS.too_many_connections);
      return null;
    }
    // A change that was announced before the claim has not reached this connection.
    const actor = await this.access.recheck(claimant);
    this.authorize(actor, connection);
    this.setActor(connection, actor);
    return connection.isOpen ? actor : null;
  }

  /**
   * Extends a connection's life with a fresh token of the same account.
   * @throws AppError if the token is another account's, or not good
   */
  async renewToken(connection: SocketConnection, token: string): Promise<void> {
    const renewed = await this.access.authenticate(token);
    if (renewed.userId !== connection.actor?.userId) throw new AppError('invalid_token');
    this.authorize(renewed, connection);
    this.setActor(connection, renewed);
    // A change that was announced before the new actor was set has checked the old one.
    connection.updateActor(await this.access.recheck(renewed));
  }

  private authorize(actor: Actor, { transport }: SocketConnection): void {
    this.access.authorize(actor, transport.permission, transport.allowedBlocks);
  }

  private setActor(connection: SocketConnection, actor: Actor): void {
    connection.updateActor(actor);
    const now = this.clock.now();
    connection.closeWhenExpired(actor.tokenExpiresAt, now);
    connection.recheckWhenDue(actor.recheckAt, now);
  }

  private recheckAll({ userId, sessionId }: AccessChange): void {
    for (const connection of this.hub.connectionsOf(userId)) {
      if (sessionId !== undefined && connection.actor?.sessionId !== sessionId) continue;
      if (userId === null) this.waiting.add(connection);
      else void this.recheckOrClose(connection);
    }
    for (let count = this.sweepers; count < SWEEPERS_MAX; count += 1) void this.sweep();
  }

  /** All at once would keep other calls from the database, until the checks themselves fail and close good connections. */
  private async sweep(): Promise<void> {
    this.sweepers += 1;
    for (const connection of this.waiting) {
      this.waiting.delete(connection);
      if (connection.isOpen) await this.recheckOrClose(connection);
    }
    this.sweepers -= 1;
  }

  /** Checks the connections again whose rights may have ended by time alone, such as at the start of a quiet time. */
  @OnEveryNode({ name: 'recheck-due-sockets', everyMs: RECHECK_EVERY_MS, timeoutMs: 10_000 })
  async recheckDue(): Promise<void> {
    const now = performance.now();
    const due = [...this.hub.connectionsOf(null)].filter((connection) => connection.takeDueRecheck(now)).values();
    const checkInTurn = async () => {
      for (const connection of due) {
        if (performance.now() - now < RECHECK_WITHIN_MS) await this.recheckOrClose(connection);
        else connection.disconnect(DISCONNECTS.unavailable);
      }
    };
    await Promise.all(Array.from({ length: RECHECKS_AT_ONCE }, checkInTurn));
  }

  private recheckOrClose(connection: SocketConnection): Promise<void> {
    return this.recheck(connection).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'Access to a socket could not be checked again');
      connection.disconnect(DISCONNECTS.unavailable);
    });
  }

  private async recheck(connection: SocketConnection): Promise<void> {
    const checked = connection.actor;
    if (!checked) return;
    try {
      const actor = await this.access.recheck(checked);
      this.authorize(actor, connection);
      // A fresh token may have set a newer actor meanwhile.
      if (connection.actor !== checked) return;
      connection.updateActor(actor);
      connection.recheckWhenDue(actor.recheckAt, this.clock.now());
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.status >= 500) throw thrown;
      if (connection.actor === checked) connection.disconnect(disconnectOfError(error));
    }
  }
}
