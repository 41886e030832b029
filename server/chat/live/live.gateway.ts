import type { IncomingMessage } from 'node:http';
import { Logger } from '@nestjs/common';
import { type OnGatewayConnection, WebSocketGateway } from '@nestjs/websockets';
import type { RawData, WebSocket } from 'ws';
import { CLOSE, type ServerFrame } from '../../../contract/frames.js';
import { AccessService } from '../../access/access.service.js';
import type { Actor } from '../../access/actor.js';
import { DatabaseClock } from '../../access/database-clock.js';
import { RateLimiter } from '../../access/rate-limiter.js';
import { RefusalLog } from '../../access/refusal-log.js';
import { Bus } from '../../bus/bus.js';
import { userTopic } from '../../bus/topics.js';
import { ConversationsService } from '../../conversations/conversations.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import { toAppError } from '../../platform/errors/to-app-error.js';
import { isUuid, newId } from '../../platform/ids.js';
import { withRequestId } from '../../platform/request-context.js';
import { parse } from '../../platform/validation/parse.js';
import { ChatService, outgoingMessage } from '../chat.service.js';
import { type ClientFrame, parseClientFrame } from './client-frames.js';
import { FRAME_RULES } from './frame-rules.js';
import { errorFrame, notificationFrame, pongFrame, userMessageFrame } from './frames.js';
import { LiveConnection } from './live-connection.js';
import { LiveConnections } from './live-connections.js';
import { LiveFeed } from './live-feed.js';

/** Where so many frames of a socket wait for their turn, no more are read: the sender has to wait, too. */
const WAITING_FRAMES = 100;

/** The WebSocket of contract §4. It decodes and presents; what happens is the chat service's and the live feed's. */
@WebSocketGateway({ path: '/api/v1/conversations/ws,/api/v1/chat/conversations/ws' })
export class LiveGateway implements OnGatewayConnection {
  private readonly logger = new Logger('LiveGateway');

  constructor(
    private readonly access: AccessService,
    private readonly clock: DatabaseClock,
    private readonly bus: Bus,
    private readonly chat: ChatService,
    private readonly conversations: ConversationsService,
    private readonly feed: LiveFeed,
    private readonly connections: LiveConnections,
    private readonly rateLimiter: RateLimiter,
    private readonly refusals: RefusalLog,
  ) {}

  handleConnection(client: WebSocket, request: IncomingMessage): void {
    // What breaks the protocol is closed by the library with the right code; its error event has nothing to add.
    client.on('error', ignore);
    const connection = new LiveConnection(client, request.socket);
    const leave = this.connections.enter(connection);
    connection.onClose(() => {
      leave();
      this.stopTyping(connection);
    });
    // Frames are handled one after the other, in the order in which they came, behind the welcome.
    let waiting = 0;
    let work = this.letIn(connection, new URL(request.url ?? '/', 'http://localhost').searchParams);
    client.on('message', (data: RawData, isBinary: boolean) => {
      waiting += 1;
      if (waiting >= WAITING_FRAMES) client.pause();
      work = work
        .then(() => withRequestId(newId(), () => this.receive(connection, data, isBinary)))
        .catch((error: unknown) => this.refuse(connection, error))
        .finally(() => {
          waiting -= 1;
          if (client.isPaused && waiting < WAITING_FRAMES) client.resume();
        });
    });
  }

  /** Never throws: whoever may not come in is told why and closed. */
  private async letIn(connection: LiveConnection, query: URLSearchParams): Promise<void> {
    try {
      const actor = await this.authenticate(connection, query.get('token'));
      if (!actor || !connection.isOpen) return;
      const requested = query.get('conversation_id') || null;
      const { conversationId, isReconnection } = await this.place(actor, requested);
      connection.conversationId = conversationId;
      const tellEarly = await this.listenToAccount(connection, actor);
      const after = query.get('after') || undefined;
      const place = await this.feed.open(connection, {
        conversationId,
        userId: actor.userId,
        isReconnection,
        after: isUuid(after) ? after.toLowerCase() : undefined,
      });
      if (!place) throw new AppError('conversation_not_found');
      connection.place = place;
      tellEarly();
      if (!connection.isOpen) place.leave();
      else if (after !== undefined && !isUuid(after)) this.refuseFrame(connection);
    } catch (thrown) {
      const error = toAppError(thrown);
      this.refusals.note(connection.actor, 'LiveSocket.connect', error);
      if (error.code === 'rate_limited') {
        connection.fail(CLOSE.tryLater, error);
      } else if (error.status < 500) {
        connection.fail(CLOSE.policy, error);
      } else {
        this.logger.error({ err: error.cause ?? error }, 'A socket could not be let in');
        connection.fail(CLOSE.internal, { code: error.code, message: 'Failed to create conversation' }, true);
      }
    }
  }

  /** `null`: one socket too many of the account; it is being closed. */
  private async authenticate(connection: LiveConnection, token: string | null): Promise<Actor | null> {
    connection.actor = await this.access.authenticate(token);
    if (!this.connections.claim(connection, connection.actor.userId)) {
      connection.fail(CLOSE.tryLater, { code: 'too_many_connections', message: 'Too many connections' });
      return null;
    }
    // Asked once more: a change that was announced before the socket was counted to its account would be missed.
    const actor = await this.access.recheck(connection.actor);
    this.access.authorize(actor, 'view_conversations');
    connection.actor = actor;
    connection.closeWhenExpired(actor.tokenExpiresAt, this.clock.now());
    return actor;
  }

  private async place(actor: Actor, requested: string | null) {
    if (requested !== null) {
      const conversationId = await this.conversations.requireOwned(actor.userId, requested);
      return { conversationId, isReconnection: true };
    }
    this.access.authorize(actor, 'create_conversations');
    await this.rateLimiter.consume('new_conversations', actor.userId);
    return { conversationId: (await this.conversations.start(actor.userId)).id, isReconnection: false };
  }

  /**
   * Notifications of the account come over every one of its sockets, behind its welcome.
   * @returns to be called after the welcome: tells what came before it
   */
  private async listenToAccount(connection: LiveConnection, actor: Actor): Promise<() => void> {
    let early: ServerFrame[] | null = [];
    const stop = await this.bus.subscribe(userTopic(actor.userId), (payload) => {
      const note = JSON.parse(payload.toString()) as { kind: string; notification?: Record<string, unknown> };
      if (note.kind !== 'notification' || !note.notification) return;
      const frame = notificationFrame(connection.conversationId, actor.userId, note.notification);
      if (early) early.push(frame);
      else connection.send(frame);
    });
    connection.onClose(stop);
    return () => {
      for (const frame of early ?? []) connection.send(frame);
      early = null;
    };
  }

  private async receive(connection: LiveConnection, data: RawData, isBinary: boolean): Promise<void> {
    const { actor } = connection;
    if (!connection.isOpen || !actor || !connection.place) return;
    await this.rateLimiter.consume('frames', actor.userId);
    const frame = isBinary ? null : parseClientFrame(data.toString(), connection.conversationId);
    if (!frame) {
      this.refuseFrame(connection);
      return;
    }
    const { permission, rateLimit } = FRAME_RULES[frame.type];
    this.access.authorize(actor, permission);
    if (rateLimit !== null) await this.rateLimiter.consume(rateLimit, actor.userId);
    await this.handle(connection, actor, frame);
  }

  private async handle(connection: LiveConnection, actor: Actor, frame: ClientFrame): Promise<void> {
    const { conversationId } = connection;
    switch (frame.type) {
      case 'message': {
        const outgoing = parse(outgoingMessage, frame);
        const { message, repeated } = await this.chat.send(actor, conversationId, outgoing, 'websocket');
        // Not before the news of it and of what stands before it, or this socket would see another order than the rest.
        if (repeated) connection.place?.whenReached(message.seq, () => connection.send(userMessageFrame(message)));
        break;
      }
      case 'typing':
        connection.isTyping = frame.isTyping;
        await this.chat.setTyping(actor, conversationId, frame.isTyping, connection.connectionId);
        break;
      case 'stop_streaming':
        await this.chat.stop(actor, conversationId);
        break;
      case 'read':
        await this.chat.markRead(actor, conversationId, frame.messageId);
        break;
      case 'auth':
        await this.prolong(connection, actor, frame.token);
        break;
      case 'ping':
        connection.send(pongFrame(conversationId));
        break;
      case 'pong':
        break;
    }
  }

  /** A fresh token of the same user lengthens the socket's life; anything else ends it. */
  private async prolong(connection: LiveConnection, actor: Actor, token: string): Promise<void> {
    try {
      const renewed = await this.access.authenticate(token);
      if (renewed.userId !== actor.userId) throw new AppError('invalid_token');
      this.access.authorize(renewed, 'view_conversations');
      connection.actor = renewed;
      connection.closeWhenExpired(renewed.tokenExpiresAt, this.clock.now());
      // Asked once more: a change that was announced before the actor stood there would be missed.
      connection.actor = await this.access.recheck(renewed);
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.status >= 500) throw thrown;
      this.refusals.note(actor, 'LiveSocket.auth', error);
      connection.fail(CLOSE.policy, error.status === 401 ? new AppError('invalid_token') : error);
    }
  }

  private refuseFrame(connection: LiveConnection): void {
    if (connection.isTooBad()) {
      connection.fail(CLOSE.policy, { code: 'too_many_bad_frames', message: 'Too many frames could not be read' });
    } else {
      connection.send(errorFrame(connection.conversationId, new AppError('bad_frame')));
    }
  }

  private refuse(connection: LiveConnection, thrown: unknown): void {
    const error = toAppError(thrown);
    this.refusals.note(connection.actor, 'LiveSocket.frame', error);
    if (error.code === 'internal') this.logger.error({ err: error.cause ?? error }, 'A frame could not be handled');
    connection.send(errorFrame(connection.conversationId, error));
  }

  /** Somebody who types and vanishes types no more. */
  private stopTyping(connection: LiveConnection): void {
    const { actor } = connection;
    if (!connection.isTyping || !actor) return;
    this.chat.setTyping(actor, connection.conversationId, false, connection.connectionId).catch((error: unknown) => {
      this.logger.debug({ err: error }, 'The end of typing could not be told');
    });
  }
}

function ignore(): void {}
