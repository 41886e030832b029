import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Express, Request } from 'express';
import { SOCKETS_PER_ADDRESS } from '../../contract/limits.js';
import { Config } from '../platform/config/config.js';
import { clientAddress } from '../platform/http/client-address.js';

type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/**
 * Answers every HTTP upgrade: each path has one handler, other paths get a plain 404. Every raw socket gets an `error`
 * listener first, because a client that resets the connection before the handshake would otherwise end the process.
 */
@Injectable()
export class Upgrades implements OnModuleInit {
  private readonly handlers = new Map<string, UpgradeHandler>();
  /** How many sockets each address has open. */
  private readonly openSockets = new Map<string, number>();

  constructor(
    private readonly adapterHost: HttpAdapterHost,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    const server = this.adapterHost.httpAdapter?.getHttpServer() as Server | undefined;
    server?.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      socket.on('error', destroy);
      const handler = this.handlers.get(pathOf(request));
      if (!handler) refuseUpgrade(socket, 404);
      else if (!this.claim(request, socket)) refuseUpgrade(socket, 429);
      else if (!this.isAllowedOrigin(request)) refuseUpgrade(socket, 403);
      else handler(request, socket, head);
    });
  }

  /** Lets `handler` answer the upgrades of these paths. */
  route(paths: readonly string[], handler: UpgradeHandler): void {
    for (const path of paths) this.handlers.set(path, handler);
  }

  /** Counts a socket to its address until it closes. `false`: the address has too many. */
  private claim(request: IncomingMessage, socket: Duplex): boolean {
    if (!this.config.rateLimits) return true;
    const address = this.addressOf(request);
    const open = this.openSockets.get(address) ?? 0;
    if (open >= SOCKETS_PER_ADDRESS) return false;
    this.openSockets.set(address, open + 1);
    socket.once('close', () => {
      const left = this.openSockets.get(address)! - 1;
      if (left > 0) this.openSockets.set(address, left);
      else this.openSockets.delete(address);
    });
    return true;
  }

  /** Clients other than browsers send no `Origin`. Only exact matches count, so `null` is refused. */
  private isAllowedOrigin({ headers }: IncomingMessage): boolean {
    return headers.origin === undefined || this.config.origins.includes(headers.origin);
  }

  /** Upgrades bypass Express; this applies its `trust proxy` setting to them. */
  private addressOf({ socket, headers }: IncomingMessage): string {
    const { request } = this.adapterHost.httpAdapter.getInstance<Express>();
    const asked: Request = Object.create(request, { socket: { value: socket }, headers: { value: headers } });
    return clientAddress(asked);
  }
}

/** Shared by all sockets: a closure for each would live as long as its socket. */
function destroy(this: Duplex): void {
  this.destroy();
}

const REASONS = {
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

/** Answers an upgrade with this status and closes. */
export function refuseUpgrade(socket: Duplex, status: keyof typeof REASONS): void {
  if (socket.destroyed) return;
  socket.end(`HTTP/1.1 ${status} ${REASONS[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () =>
    socket.destroy(),
  );
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '').split('?', 1)[0]!;
}
