import { Injectable, Logger } from '@nestjs/common';
import type { RawData } from 'ws';
import { DISCONNECTS, disconnectOfError } from '../../contract/disconnects.js';
import { AccessService } from '../access/access.service.js';
import type { Actor } from '../access/actor.js';
import { RateLimiter } from '../access/rate-limiter.js';
import { DeniedRequestLog } from '../audit/denied-request-log.js';
import { ChatService, outgoingMessage } from '../chat/chat.service.js';
import { ConversationsService } from '../conversations/conversations.service.js';
import { AppError } from '../platform/errors/app-error.js';
import { toAppError } from '../platform/errors/to-app-error.js';
import { newId } from '../platform/ids.js';
import { withRequestId } from '../platform/request-context.js';
import { parse } from '../platform/validation/parse.js';
import { SocketAccess } from '../sockets/socket-access.js';
import { type ClientFrame, parseClientFrame } from './client-frames.js';
import { FRAME_RULES } from './frame-rules.js';
import { errorFrame, pongFrame, userMessageFrame } from './frames.js';
import type { LiveConnection } from './live-connection.js';

/** Handles the frames that a client sends over the frame socket. */
@Injectable()
export class LiveFrameHandler {
  private readonly logger = new Logger('LiveFrameHandler');

  constructor(
    private readonly access: AccessService,
    private readonly socketAccess: SocketAccess,
    private readonly chat: ChatService,
    private readonly conversations: ConversationsService,
    private readonly rateLimiter: RateLimiter,
    private readonly refusals: DeniedRequestLog,
  ) {}

  /** Never rejects: errors are answered with an `error` frame. */
  async receive(connection: LiveConnection, data: RawData, isBinary: boolean): Promise<void> {
    try {
      await withRequestId(newId(), () => this.read(connection, data, isBinary));
    } catch (thrown) {
      const error = toAppError(thrown);
      this.refusals.note(connection.actor, 'LiveSocket.frame', error);
      if (error.code === 'internal') this.logger.error({ err: error.cause ?? error }, 'A frame could not be handled');
      this.sendError(connection, error);
    }
  }

  /** Answers a frame that could not be read. Too many of them close the socket. */
  refuseBadFrame(connection: LiveConnection): void {
    if (connection.isTooBad()) connection.disconnect(DISCONNECTS.too_many_bad_frames);
    else this.sendError(connection, new AppError('bad_frame'));
  }

  /** Explains an error in the language of the account. */
  private sendError(connection: LiveConnection, error: AppError): void {
    const message = error.messageIn(connection.actor?.language ?? 'en');
    connection.send(errorFrame(connection.conversationId, { code: error.code, message }));
  }

  private async read(connection: LiveConnection, data: RawData, isBinary: boolean): Promise<void> {
    const { actor } = connection;
    if (!connection.isOpen || !actor || !connection.subscription) return;
    const frame = isBinary ? null : parseClientFrame(data.toString(), connection.conversationId);
    const refusal = frame && this.refusalOf(actor, frame);
    const limit = frame && !refusal ? FRAME_RULES[frame.type].rateLimit : null;
    // Every frame counts, also one that cannot be read or is refused.
    await this.rateLimiter.consumeAll(limit === null ? ['frames'] : ['frames', limit], actor.userId);
    if (refusal) throw refusal;
    if (frame) await this.handle(connection, actor, frame);
    else this.refuseBadFrame(connection);
  }

  private refusalOf(actor: Actor, frame: ClientFrame): Error | null {
    try {
      this.access.authorize(actor, FRAME_RULES[frame.type].permission);
      return null;
    } catch (error) {
      return error as Error;
    }
  }

  private async handle(connection: LiveConnection, actor: Actor, frame: ClientFrame): Promise<void> {
    const { conversationId } = connection;
    switch (frame.type) {
      case 'message': {
        const outgoing = parse(outgoingMessage, frame);
        const { message, repeated } = await this.chat.send(actor, conversationId, outgoing, 'websocket');
        // Not before the frames with lower numbers, so that this socket sees the same order as the others.
        if (repeated)
          connection.subscription?.whenReached(message.seq, () => connection.send(userMessageFrame(message)));
        break;
      }
      case 'typing':
        connection.isTyping = frame.isTyping;
        await this.setTyping(connection, actor, frame.isTyping);
        break;
      case 'stop_streaming':
        await this.chat.stop(await this.conversations.authorize(actor, 'stop', conversationId));
        break;
      case 'read':
        await this.chat.markRead(
          actor,
          await this.conversations.authorize(actor, 'write', conversationId),
          frame.messageId,
        );
        break;
      case 'auth':
        await this.renewToken(connection, actor, frame.token);
        break;
      case 'ping':
        connection.send(pongFrame(conversationId));
        break;
      case 'pong':
        break;
    }
  }

  /** Shows or hides the typing indicator of this connection to the other readers. */
  async setTyping(connection: LiveConnection, actor: Actor, isTyping: boolean): Promise<void> {
    const conversation = await this.conversations.authorize(actor, 'write', connection.conversationId);
    await this.chat.setTyping(actor, conversation, isTyping, connection.connectionId);
  }

  /** A token that is not good, or another account's, ends the socket. */
  private async renewToken(connection: LiveConnection, actor: Actor, token: string): Promise<void> {
    try {
      await this.socketAccess.renewToken(connection, token);
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.status >= 500) throw thrown;
      this.refusals.note(actor, 'LiveSocket.auth', error);
      connection.disconnect(disconnectOfError(error.status === 401 ? new AppError('invalid_token') : error));
    }
  }
}
