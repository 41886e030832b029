import type { IncomingMessage } from 'node:http';
import { Logger } from '@nestjs/common';
import { type OnGatewayInit, WebSocketGateway } from '@nestjs/websockets';
import type { WebSocket } from 'ws';
import { DISCONNECTS, disconnectOfError } from '../../contract/disconnects.js';
import type { ServerFrame } from '../../contract/frames.js';
import { AccessService } from '../access/access.service.js';
import type { Actor } from '../access/actor.js';
import { RateLimiter } from '../access/rate-limiter.js';
import { DeniedRequestLog } from '../audit/denied-request-log.js';
import { Bus } from '../bus/bus.js';
import { userTopic } from '../bus/topics.js';
import type { ConversationRef } from '../conversations/conversation.policy.js';
import { ConversationsService } from '../conversations/conversations.service.js';
import { AppError } from '../platform/errors/app-error.js';
import { toAppError } from '../platform/errors/to-app-error.js';
import { isUuid } from '../platform/ids.js';
import { SocketAccess } from '../sockets/socket-access.js';
import type { SocketHub } from '../sockets/socket-hub.js';
import type { SocketTransport } from '../sockets/socket-transport.js';
import { accountFrame } from './account-frames.js';
import { GuardianWatches } from './guardian-watches.js';
import { handleInOrder } from './handle-in-order.js';
import { LiveConnection } from './live-connection.js';
import { LiveFeed } from './live-feed.js';
import { LiveFrameHandler } from './live-frame-handler.js';

interface OpenedConversation {
  conversation: ConversationRef;
  isReconnection: boolean;
}

/** The frame socket of one conversation: admits the client, opens the live feed and passes frames on. */
@WebSocketGateway()
export class LiveGateway implements SocketTransport, OnGatewayInit<SocketHub> {
  readonly paths = ['/api/v1/conversations/ws', '/api/v1/chat/conversations/ws'];
  readonly permission = 'view_conversations';
  private readonly logger = new Logger('LiveGateway');

  constructor(
    private readonly socketAccess: SocketAccess,
    private readonly access: AccessService,
    private readonly bus: Bus,
    private readonly conversations: ConversationsService,
    private readonly feed: LiveFeed,
    private readonly watches: GuardianWatches,
    private readonly frames: LiveFrameHandler,
    private readonly rateLimiter: RateLimiter,
    private readonly refusals: DeniedRequestLog,
  ) {}

  afterInit(hub: SocketHub): void {
    hub.serve(this);
  }

  open(socket: WebSocket, request: IncomingMessage): LiveConnection {
    const connection = new LiveConnection(this, socket, request.socket);
    connection.onClose(() => this.stopTyping(connection));
    const opening = this.admit(connection, new URL(request.url ?? '/', 'http://localhost').searchParams);
    handleInOrder(socket, opening, (data, isBinary) => this.frames.receive(connection, data, isBinary));
    return connection;
  }

  /** Never rejects: a refused client gets an `error` frame and the close. */
  private async admit(connection: LiveConnection, query: URLSearchParams): Promise<void> {
    try {
      const actor = await this.socketAccess.admit(connection, query.get('token'));
      if (actor) await this.openFeed(connection, actor, query);
    } catch (thrown) {
      const error = toAppError(thrown);
      this.refusals.note(connection.actor, 'LiveSocket.connect', error);
      if (error.status >= 500) {
        this.logger.error({ err: error.cause ?? error }, 'A socket could not be opened');
        connection.disconnect({ ...DISCONNECTS.internal, reason: error.code });
      } else {
        connection.disconnect(disconnectOfError(error));
      }
    }
  }

  private async openFeed(connection: LiveConnection, actor: Actor, query: URLSearchParams): Promise<void> {
    const { conversation, isReconnection } = await this.conversationFor(actor, query.get('conversation_id') || null);
    const conversationId = conversation.id;
    connection.conversationId = conversationId;
    const watcher = {
      connectionId: connection.connectionId,
      end: (error: AppError) => connection.disconnect(disconnectOfError(error)),
    };
    connection.onClose(await this.watches.open(actor, conversation, watcher));
    const sendEarlyNotifications = await this.subscribeToNotifications(connection, actor);
    const after = query.get('after') || undefined;
    const subscription = await this.feed.open(connection, {
      conversationId,
      userId: actor.userId,
      isReconnection,
      after: isUuid(after) ? after.toLowerCase() : undefined,
      isWatching: conversation.isWards === true,
    });
    if (!subscription) throw new AppError('conversation_not_found');
    connection.subscription = subscription;
    sendEarlyNotifications();
    if (!connection.isOpen) subscription.leave();
    else if (after !== undefined && !isUuid(after)) this.frames.refuseBadFrame(connection);
  }

  private async conversationFor(actor: Actor, requested: string | null): Promise<OpenedConversation> {
    if (requested !== null) {
      return { conversation: await this.conversations.authorize(actor, 'read', requested), isReconnection: true };
    }
    this.access.authorize(actor, 'create_conversations');
    await this.rateLimiter.consume('new_conversations', actor.userId);
    return { conversation: await this.conversations.create(actor), isReconnection: false };
  }

  /**
   * Sends the account's notifications, and the changes of what a child may do, over every one of its sockets.
   * @returns a function to call after the welcome: it sends the notifications that arrived before
   */
  private async subscribeToNotifications(connection: LiveConnection, actor: Actor): Promise<() => void> {
    let early: ServerFrame[] | null = [];
    const stop = await this.bus.subscribe(userTopic(actor.userId), (note) => {
      const frame = accountFrame(connection.conversationId, actor.userId, note);
      if (!frame) return;
      if (early) early.push(frame);
      else connection.send(frame);
    });
    connection.onClose(stop);
    return () => {
      for (const frame of early ?? []) connection.send(frame);
      early = null;
    };
  }

  /** Stops the typing indicator when the connection closes. */
  private stopTyping(connection: LiveConnection): void {
    const { actor } = connection;
    if (!connection.isTyping || !actor) return;
    this.frames.setTyping(connection, actor, false).catch((error: unknown) => {
      this.logger.debug({ err: error }, 'The typing indicator could not be stopped');
    });
  }
}
