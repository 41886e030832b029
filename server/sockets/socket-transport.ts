import type { IncomingMessage } from 'node:http';
import type { ServerOptions, WebSocket } from 'ws';
import type { Permission } from '../../contract/permissions.js';
import type { BlockReason } from '../access/admission-rules.js';
import type { SocketConnection } from './socket-connection.js';

/** A protocol over WebSockets. The hub upgrades its paths and keeps its connections. */
export interface SocketTransport {
  readonly paths: readonly string[];
  /** What an account needs to open a socket and to keep it; `null` if any account may. */
  readonly permission: Permission | null;
  /** Blocks that do not close its sockets, because some of its operations stay open to a blocked account. */
  readonly allowedBlocks?: readonly BlockReason[];
  /** Chooses the subprotocol. */
  readonly handleProtocols?: ServerOptions['handleProtocols'];
  /** Called with each socket that has just opened. */
  open(socket: WebSocket, request: IncomingMessage): SocketConnection;
}
