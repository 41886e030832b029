import type { IncomingMessage } from 'node:http';
import { Injectable, type WebSocketAdapter } from '@nestjs/common';
import { type WebSocket, WebSocketServer } from 'ws';
import { FRAME_MAX_BYTES, FRAME_MAX_FRAGMENTS } from '../../../contract/limits.js';
import { Config } from '../../platform/config/config.js';
import { isAllowedOrigin, refuseUpgrade, Upgrades } from '../../platform/upgrades.js';

/**
 * Nest's gateways on `ws`, on the paths of their `path` option (comma separated), through the one place that answers
 * upgrades. Frames go to the gateway as they are: it has its own parser.
 */
@Injectable()
export class LiveSocketAdapter implements WebSocketAdapter<WebSocketServer, WebSocket, { path?: string }> {
  constructor(
    private readonly config: Config,
    private readonly upgrades: Upgrades,
  ) {}

  create(_port: number, options: { path?: string } = {}): WebSocketServer {
    const server = new WebSocketServer({
      noServer: true,
      maxPayload: FRAME_MAX_BYTES,
      maxFragments: FRAME_MAX_FRAGMENTS,
      perMessageDeflate: false,
      clientTracking: false,
    });
    this.upgrades.route((options.path ?? '').split(','), (request, socket, head) => {
      if (isAllowedOrigin(this.config, request)) {
        server.handleUpgrade(request, socket, head, (client) => server.emit('connection', client, request));
      } else {
        refuseUpgrade(socket, 403);
      }
    });
    return server;
  }

  bindClientConnect(server: WebSocketServer, callback: (client: WebSocket, request: IncomingMessage) => void): void {
    server.on('connection', callback);
  }

  bindMessageHandlers(): void {
    // The gateway listens to its sockets itself: its frames are not Nest's `{event, data}`.
  }

  close(server: WebSocketServer): void {
    server.close();
  }

  dispose(): void {
    // Connections are closed by `LiveConnections`, upgrades end with the HTTP server.
  }
}
