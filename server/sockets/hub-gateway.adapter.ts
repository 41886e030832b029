import { Injectable, type WebSocketAdapter } from '@nestjs/common';
import type { WebSocket } from 'ws';
import { SocketHub } from './socket-hub.js';

/** Serves Nest's gateways through the hub, so that every transport shares its limits, heartbeat and drain. */
@Injectable()
export class HubGatewayAdapter implements WebSocketAdapter<SocketHub, WebSocket> {
  constructor(private readonly hub: SocketHub) {}

  create(): SocketHub {
    return this.hub;
  }

  bindClientConnect(): void {
    // The hub calls `SocketTransport.open` of the gateway with each socket.
  }

  bindMessageHandlers(): void {
    // A gateway reads its own frames: they are not Nest's `{ event, data }`.
  }

  close(): void {
    // The hub closes the sockets when the node drains. Upgrades end with the HTTP server.
  }

  dispose(): void {
    // Nothing to release.
  }
}
