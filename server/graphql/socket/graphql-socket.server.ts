import type { IncomingMessage } from 'node:http';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { ExecutionArgs, ExecutionResult } from 'graphql';
import { type Context, handleProtocols, makeServer, type OperationResult, type Server } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { DISCONNECTS, disconnectOf, disconnectOfError } from '../../../contract/disconnects.js';
import { SHUT_OUT_REASONS } from '../../access/admission-rules.js';
import { bearerToken } from '../../access/bearer-token.js';
import { DeniedRequestLog } from '../../audit/denied-request-log.js';
import { toAppError } from '../../platform/errors/to-app-error.js';
import { SocketAccess } from '../../sockets/socket-access.js';
import { SocketHub } from '../../sockets/socket-hub.js';
import type { SocketTransport } from '../../sockets/socket-transport.js';
import { GraphqlConnection } from './graphql-connection.js';
import { SocketOperations } from './socket-operations.js';

const INIT_WAIT_MS = 10_000;

interface Extra {
  readonly connection: GraphqlConnection;
}
type SocketContext = Context<Record<string, unknown>, Extra>;

/**
 * GraphQL over the graphql-transport-ws protocol. It replaces Nest's transport, which has no limits and cannot check
 * again who may still listen.
 */
@Injectable()
export class GraphqlSocketServer implements SocketTransport, OnApplicationBootstrap {
  readonly paths = ['/graphql'];
  readonly permission = null;
  /** A child that is shut out still hears here when it may come back. Each operation checks the blocks by itself. */
  readonly allowedBlocks = SHUT_OUT_REASONS;
  readonly handleProtocols = handleProtocols;
  private readonly logger = new Logger('GraphqlSocket');
  private readonly server: Server<Extra>;

  constructor(
    private readonly hub: SocketHub,
    private readonly socketAccess: SocketAccess,
    private readonly refusals: DeniedRequestLog,
    operations: SocketOperations,
  ) {
    this.server = this.createServer(operations);
  }

  onApplicationBootstrap(): void {
    this.hub.serve(this);
  }

  open(socket: WebSocket, request: IncomingMessage): GraphqlConnection {
    const connection = new GraphqlConnection(this, socket, request.socket);
    const closed = this.server.opened(
      {
        protocol: socket.protocol,
        // Resolves when the text has left, so that a subscription waits for its reader.
        send: (text) => new Promise<void>((resolve) => connection.sendText(text, () => resolve())),
        close: (code = DISCONNECTS.completed.code, reason = '') =>
          connection.disconnect(disconnectOf({ code, reason })),
        onMessage: (listener) => {
          socket.on('message', (data, isBinary) => {
            if (isBinary) connection.disconnect(DISCONNECTS.graphql_invalid_message);
            else listener(data.toString()).catch((error: unknown) => this.fail(connection, error));
          });
        },
      },
      { connection },
    );
    socket.once('close', (code, reason) => {
      closed(code, reason.toString()).catch((error: unknown) => {
        this.logger.warn({ err: error }, 'The subscriptions of a closed socket could not be ended');
      });
    });
    return connection;
  }

  private createServer(operations: SocketOperations): Server<Extra> {
    return makeServer<Record<string, unknown>, Extra>({
      connectionInitWaitTimeout: INIT_WAIT_MS,
      onConnect: (context) => this.admit(context),
      onSubscribe: ({ subscriptions, extra }, id, payload) =>
        operations.prepare(extra.connection, id, payload, Object.keys(subscriptions).length),
      execute: (args: ExecutionArgs) => operations.execute(args),
      // `onOperation` turns the events into results.
      subscribe: (args: ExecutionArgs) => operations.createEventStream(args) as OperationResult,
      onOperation: ({ extra }, id, _payload, args, source) =>
        operations.start(extra.connection, id, args, source) as AsyncIterable<ExecutionResult> | undefined,
      onNext: (_context, _id, _payload, args, result) => operations.format(args, result),
      onError: ({ extra }, id, _payload, errors) => {
        extra.connection.removeOperation(id);
        return operations.formatErrors(errors);
      },
      onComplete: ({ extra }, id) => extra.connection.removeOperation(id),
    });
  }

  /** Checks the token of `connection_init`. A refused socket is closed with the error's code as the reason. */
  private async admit(context: SocketContext): Promise<boolean> {
    const { connection } = context.extra;
    const given = context.connectionParams?.['authorization'] ?? context.connectionParams?.['Authorization'];
    // The token is not needed again, and it is a large part of an idle socket's memory.
    Object.assign(context, { connectionParams: undefined });
    try {
      const token = bearerToken(typeof given === 'string' ? given : undefined);
      return (await this.socketAccess.admit(connection, token)) !== null;
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.status >= 500) throw thrown;
      this.refusals.note(connection.actor, 'GraphqlSocket.connect', error);
      connection.disconnect(disconnectOfError(error));
      return false;
    }
  }

  private fail(connection: GraphqlConnection, thrown: unknown): void {
    const error = toAppError(thrown);
    if (error.code === 'unavailable') {
      connection.disconnect(DISCONNECTS.unavailable);
      return;
    }
    // graphql-ws also throws for messages of an unknown type.
    this.logger.warn({ err: error.cause ?? error }, 'A message could not be handled');
    connection.disconnect(DISCONNECTS.graphql_invalid_message);
  }
}
