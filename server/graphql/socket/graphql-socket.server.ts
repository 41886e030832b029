import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import {
  createSourceEventStream,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  executeSync,
  type FormattedExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  NoSchemaIntrospectionCustomRule,
  specifiedRules,
  validate,
} from 'graphql';
import {
  CloseCode,
  type Context,
  handleProtocols,
  makeServer,
  type OperationResult,
  type Server,
  type SubscribePayload,
} from 'graphql-ws';
import { type WebSocket, WebSocketServer } from 'ws';
import { CLOSE } from '../../../contract/frames.js';
import { FRAME_MAX_BYTES, FRAME_MAX_FRAGMENTS, SUBSCRIPTIONS_PER_SOCKET } from '../../../contract/limits.js';
import { AccessService } from '../../access/access.service.js';
import { type AccessChange, AccessChanges } from '../../access/access-changes.js';
import type { Actor } from '../../access/actor.js';
import { bearerToken } from '../../access/bearer-token.js';
import { DatabaseClock } from '../../access/database-clock.js';
import { RateLimiter } from '../../access/rate-limiter.js';
import { RefusalLog } from '../../access/refusal-log.js';
import { SocketsByAccount } from '../../access/sockets-by-account.js';
import { Config } from '../../platform/config/config.js';
import { AppError } from '../../platform/errors/app-error.js';
import { toAppError } from '../../platform/errors/to-app-error.js';
import { newId } from '../../platform/ids.js';
import { LiveConnectionCount } from '../../platform/live-connection-count.js';
import { withRequestId } from '../../platform/request-context.js';
import { PROGRESS_EVERY_MS } from '../../platform/socket-writer.js';
import { isAllowedOrigin, refuseUpgrade, Upgrades } from '../../platform/upgrades.js';
import { createFormatError, graphqlErrorOf } from '../format-error.js';
import type { GraphqlContext } from '../graphql-context.js';
import { limitErrors, parseDocument } from '../limits/limits.js';
import { OperationRules } from '../operation-rules.js';
import { SharedFeed } from '../shared-feed.js';
import { projectionOf } from './projection.js';
import { Revocable } from './revocable.js';
import { SharedSubscription } from './shared-subscription.js';
import { FORBIDDEN, type RunningOperation, SocketConnection } from './socket-connection.js';

const INIT_WAIT_MS = 10_000;
const PING_EVERY_MS = 25_000;
/** After 1012 every socket has this long to go by itself. */
const DRAIN_WAIT_MS = 2_000;
const EXPIRY_EVERY_MS = 500;

interface Extra {
  readonly connection: SocketConnection;
}
type SocketContext = Context<Record<string, unknown>, Extra>;

interface OperationContext extends GraphqlContext {
  readonly requestId: string;
}

/**
 * GraphQL over the graphql-transport-ws protocol (contract §5). Its own transport in place of Nest's: that one has
 * neither the limits nor a way to look again at who may still listen.
 */
@Injectable()
export class GraphqlSocketServer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('GraphqlSocket');
  private readonly connections = new Set<SocketConnection>();
  private readonly byAccount: SocketsByAccount<SocketConnection>;
  private readonly sockets = new WebSocketServer({
    noServer: true,
    maxPayload: FRAME_MAX_BYTES,
    maxFragments: FRAME_MAX_FRAGMENTS,
    perMessageDeflate: false,
    handleProtocols,
  });
  private readonly server: Server<Extra>;
  private readonly formatError: ReturnType<typeof createFormatError>;
  private stopListening: (() => void) | undefined;
  private readonly timers: NodeJS.Timeout[] = [];
  private isDraining = false;

  constructor(
    private readonly config: Config,
    private readonly upgrades: Upgrades,
    private readonly schemaHost: GraphQLSchemaHost,
    private readonly access: AccessService,
    private readonly accessChanges: AccessChanges,
    private readonly clock: DatabaseClock,
    private readonly rateLimiter: RateLimiter,
    private readonly rules: OperationRules,
    private readonly liveConnections: LiveConnectionCount,
    private readonly refusals: RefusalLog,
  ) {
    this.byAccount = new SocketsByAccount(config.rateLimits);
    this.formatError = createFormatError(!config.isProduction);
    this.server = this.createServer();
  }

  onApplicationBootstrap(): void {
    this.upgrades.route(['/graphql'], (request, socket, head) => this.upgrade(request, socket, head));
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
    for (const timer of this.timers) clearInterval(timer);
    this.stopListening?.();
    this.each((connection) => connection.close(1012, 'restart'));
    const deadline = setTimeout(() => {
      for (const socket of this.sockets.clients) socket.terminate();
    }, DRAIN_WAIT_MS);
    await new Promise<void>((resolve) => {
      this.sockets.close(() => resolve());
    });
    clearTimeout(deadline);
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (this.isDraining) refuseUpgrade(socket, 503);
    else if (!isAllowedOrigin(this.config, request)) refuseUpgrade(socket, 403);
    else this.sockets.handleUpgrade(request, socket, head, (client) => this.open(client, socket));
  }

  private each(visit: (connection: SocketConnection) => void): void {
    for (const connection of this.connections) visit(connection);
  }

  private open(socket: WebSocket, stream: Duplex): void {
    // What breaks the protocol is closed by the library with the right code; its error event has nothing to add.
    socket.on('error', ignore);
    const connection = new SocketConnection(socket, stream);
    this.connections.add(connection);
    const countOut = this.liveConnections.opened();
    const closed = this.server.opened(
      {
        protocol: socket.protocol,
        send: (text) => connection.send(text),
        close: (code = 1000, reason = '') => connection.close(code, reason),
        onMessage: (listener) => {
          socket.on('message', (data, isBinary) => {
            if (isBinary) connection.close(4400, 'Invalid message received');
            else listener(data.toString()).catch((error: unknown) => this.fail(connection, error));
          });
        },
      },
      { connection },
    );
    socket.once('close', (code, reason) => {
      this.connections.delete(connection);
      if (connection.actor) this.byAccount.release(connection.actor.userId, connection);
      countOut();
      closed(code, reason.toString()).catch((error: unknown) => {
        this.logger.warn({ err: error }, 'A subscription could not be closed');
      });
    });
  }

  private fail(connection: SocketConnection, thrown: unknown): void {
    const error = toAppError(thrown);
    if (error.code === 'unavailable') {
      connection.close(1013, 'unavailable');
      return;
    }
    // graphql-ws throws for a message of an unknown kind, too.
    this.logger.warn({ err: error.cause ?? error }, 'A message could not be handled');
    connection.close(4400, 'Invalid message received');
  }

  private createServer(): Server<Extra> {
    return makeServer<Record<string, unknown>, Extra>({
      connectionInitWaitTimeout: INIT_WAIT_MS,
      onConnect: (context) => this.connect(context),
      onSubscribe: (context, id, payload) => this.begin(context, id, payload),
      execute: (args: ExecutionArgs) => this.inRequest(args, () => execute(args)),
      // What it gives is turned into results by `onOperation`.
      subscribe: (args: ExecutionArgs) => this.inRequest(args, () => createSourceEventStream(args)) as OperationResult,
      onOperation: ({ extra }, id, _payload, args, source) => {
        extra.connection.beginning.delete(id);
        if (!isAsyncIterable(source)) return undefined;
        const results = this.resultsOf(extra.connection, id, args, source);
        const operation = { fields: rootFieldsOf(args), results };
        extra.connection.operations.set(id, operation);
        // The role may have changed since the guard let the operation pass, and that change has been looked at already.
        if (extra.connection.actor) this.endIfLost(operation, extra.connection.actor);
        return results as AsyncIterable<ExecutionResult>;
      },
      onNext: (_context, _id, _payload, args, result) => this.formatted(args, result),
      onError: ({ extra }, id, _payload, errors) => {
        extra.connection.operations.delete(id);
        return this.format(errors);
      },
      onComplete: ({ extra }, id) => {
        extra.connection.operations.delete(id);
      },
    });
  }

  /**
   * Who comes with `connection_init`. Whoever may not come in is closed with 4403 and the error's code, one too many of an
   * account as the other sockets are (contract §4).
   */
  private async connect(context: SocketContext): Promise<boolean> {
    const { connection } = context.extra;
    const given = context.connectionParams?.['authorization'] ?? context.connectionParams?.['Authorization'];
    // Nobody needs the token again, and it is a good part of what an idle socket holds.
    Object.assign(context, { connectionParams: undefined });
    const token = bearerToken(typeof given === 'string' ? given : undefined);
    try {
      const claimant = await this.access.authenticate(token);
      // It went meanwhile: nobody would take it out of the count again.
      if (!this.connections.has(connection)) return false;
      connection.actor = claimant;
      if (!this.byAccount.claim(claimant.userId, connection)) {
        connection.close(CLOSE.tryLater, 'too_many_connections');
        return false;
      }
      // Asked once more: a change that was announced before the actor stood there would be missed.
      connection.actor = await this.access.recheck(connection.actor);
      this.access.authorize(connection.actor, null);
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.status >= 500) throw thrown;
      this.refusals.note(connection.actor, 'GraphqlSocket.connect', error);
      connection.close(FORBIDDEN, error.code);
      return false;
    }
    connection.closeWhenExpired(connection.actor.tokenExpiresAt, this.clock.now());
    return connection.isOpen;
  }

  /**
   * The library knows an operation by its id alone. Where one is completed while it begins and its id comes again, it would
   * forget the first, which then runs for ever: an id is free again when its operation has begun or was refused.
   */
  private async begin(context: SocketContext, id: string, payload: SubscribePayload) {
    const { connection } = context.extra;
    if (connection.beginning.has(id)) {
      connection.close(CloseCode.SubscriberAlreadyExists, `Subscriber for ${id} already exists`);
      return [graphqlErrorOf(new AppError('conflict'))];
    }
    connection.beginning.add(id);
    const prepared = await this.prepare(context, payload);
    if (!('document' in prepared)) connection.beginning.delete(id);
    return prepared;
  }

  private async prepare(
    { subscriptions, extra: { connection } }: SocketContext,
    payload: SubscribePayload,
  ): Promise<ExecutionArgs | readonly GraphQLError[]> {
    const { actor } = connection;
    if (!actor) return [graphqlErrorOf(new AppError('unauthorized'))];
    try {
      if (Object.keys(subscriptions).length > SUBSCRIPTIONS_PER_SOCKET) {
        throw new AppError('rate_limited', {
          message: `At most ${SUBSCRIPTIONS_PER_SOCKET} subscriptions a connection`,
        });
      }
      await this.rateLimiter.consume('graphql', `account:${actor.userId}`);
      const { schema } = this.schemaHost;
      const document = parseDocument(payload.query);
      // The library keeps the payload while a subscription runs. Its text stands in the document.
      Object.assign(payload, { query: '' });
      const variables = payload.variables ?? {};
      const errors = limitErrors(schema, document, variables);
      if (errors.length > 0) return errors;
      const invalid = this.validate(schema, document);
      if (invalid.length > 0) return invalid;
      if (!getOperationAST(document, payload.operationName)) return [new GraphQLError('Unable to identify operation')];
      const contextValue: OperationContext = { req: { headers: {}, actor }, requestId: newId() };
      return { schema, document, operationName: payload.operationName, variableValues: variables, contextValue };
    } catch (thrown) {
      if (isGraphQLError(thrown)) return [thrown];
      return [graphqlErrorOf(toAppError(thrown))];
    }
  }

  private validate(schema: GraphQLSchema, document: ReturnType<typeof parseDocument>): readonly GraphQLError[] {
    const rules = this.config.isProduction ? [...specifiedRules, NoSchemaIntrospectionCustomRule] : specifiedRules;
    const errors = validate(schema, document, rules, { maxErrors: 10 });
    for (const error of errors) error.extensions['code'] ??= 'GRAPHQL_VALIDATION_FAILED';
    return errors;
  }

  private resultsOf(connection: SocketConnection, id: string, args: ExecutionArgs, source: AsyncIterable<unknown>) {
    if (source instanceof SharedFeed) {
      return new SharedSubscription(connection, id, source, projectionOf(args), (rootValue) =>
        this.formatted(args, executeSync({ ...args, rootValue })),
      );
    }
    return new Revocable(source[Symbol.asyncIterator](), (rootValue) => execute({ ...args, rootValue }));
  }

  private formatted(args: ExecutionArgs, { errors, ...result }: ExecutionResult): FormattedExecutionResult {
    return errors ? { ...result, errors: this.inRequest(args, () => this.format(errors)) } : result;
  }

  private format(errors: readonly GraphQLError[]) {
    return errors.map((error) => this.formatError(error.toJSON(), error));
  }

  private inRequest<T>({ contextValue }: Pick<ExecutionArgs, 'contextValue'>, work: () => T): T {
    return withRequestId((contextValue as OperationContext).requestId, work);
  }

  private checkExpiry(): void {
    const now = performance.now();
    this.each((connection) => connection.checkExpiry(now));
  }

  private recheckAll({ userId, sessionId }: AccessChange): void {
    const concerned = userId === null ? this.connections : this.byAccount.of(userId);
    for (const connection of concerned) {
      if (sessionId !== undefined && connection.actor?.sessionId !== sessionId) continue;
      this.recheck(connection).catch((error: unknown) => {
        this.logger.warn({ err: error }, 'A connection could not be checked again');
        connection.close(1013, 'unavailable');
      });
    }
  }

  /** Ends an operation that stands on a field which the actor may not read any more. */
  private endIfLost({ fields, results }: RunningOperation, actor: Actor): void {
    const isLost = fields.some((field) => {
      const permission = this.rules.permissionOf('Subscription', field);
      return permission !== null && !actor.permissions.includes(permission);
    });
    if (isLost) results.fail(new AppError('forbidden'));
  }

  /** Closes the socket of whoever may not be here any more, and ends the operations that are not allowed any more. */
  private async recheck(connection: SocketConnection): Promise<void> {
    if (!connection.actor) return;
    try {
      const actor = await this.access.recheck(connection.actor);
      this.access.authorize(actor, null);
      connection.actor = actor;
      for (const operation of connection.operations.values()) this.endIfLost(operation, actor);
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.status >= 500) throw thrown;
      connection.close(FORBIDDEN, error.code);
    }
  }
}

function ignore(): void {}

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

function isGraphQLError(thrown: unknown): thrown is GraphQLError {
  return thrown instanceof Error && thrown.name === 'GraphQLError';
}

function rootFieldsOf({ document, operationName }: ExecutionArgs): string[] {
  const selections = getOperationAST(document, operationName)?.selectionSet.selections ?? [];
  return selections.flatMap((selection) => (selection.kind === Kind.FIELD ? [selection.name.value] : []));
}
