import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Config } from './config/config.js';

type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/**
 * The one place that answers HTTP upgrades: each path has one handler, any other gets a plain 404. Every raw socket gets
 * an `error` listener first: a client that resets the connection before a handler took it over would otherwise end the
 * process.
 */
@Injectable()
export class Upgrades implements OnModuleInit {
  private readonly handlers = new Map<string, UpgradeHandler>();

  constructor(private readonly adapterHost: HttpAdapterHost) {}

  onModuleInit(): void {
    const server = this.adapterHost.httpAdapter?.getHttpServer() as Server | undefined;
    server?.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      socket.on('error', destroy);
      const handler = this.handlers.get(pathOf(request));
      if (handler) handler(request, socket, head);
      else refuseUpgrade(socket, 404);
    });
  }

  /** From now on `handler` answers upgrades of these paths. */
  route(paths: readonly string[], handler: UpgradeHandler): void {
    for (const path of paths) this.handlers.set(path, handler);
  }
}

/** One for all: a closure each would stay as long as its socket. */
function destroy(this: Duplex): void {
  this.destroy();
}

const REASONS = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

/** Answers an upgrade with a plain refusal and closes. */
export function refuseUpgrade(socket: Duplex, status: keyof typeof REASONS): void {
  if (socket.destroyed) return;
  socket.end(`HTTP/1.1 ${status} ${REASONS[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () =>
    socket.destroy(),
  );
}

/** True where no browser speaks (no `Origin`), or one from an allowed origin; exact match, `null` is refused. */
export function isAllowedOrigin(config: Config, request: IncomingMessage): boolean {
  const { origin } = request.headers;
  return origin === undefined || config.origins.includes(origin);
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '').split('?', 1)[0]!;
}
