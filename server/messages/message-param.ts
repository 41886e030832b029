import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { callOf } from '../access/call.js';
import { inputOf, rowParam, storeRow } from '../conversations/row-param.js';
import { AppError } from '../platform/errors/app-error.js';
import type { MessageAction } from './message.policy.js';
import { MessagesService } from './messages.service.js';

const RULE = 'starling:message-param';

interface MessageRule {
  action: MessageAction;
  /** Where the conversation's id stands. The message's id is `messageId` everywhere. */
  conversationIdAt: string;
}

/** Loads the message that a call names, if its actor may use it so. */
@Injectable()
export class MessageGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly messages: MessagesService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<true> {
    const { action, conversationIdAt } = this.reflector.get<MessageRule>(RULE, context.getHandler());
    const { actor } = callOf(context);
    if (!actor) throw new AppError('unauthorized');
    const [conversationId, messageId] = [inputOf(context, conversationIdAt), inputOf(context, 'messageId')];
    storeRow(context, MessageGuard, await this.messages.authorize(actor, action, conversationId, messageId));
    return true;
  }
}

/** `@MessageParam('edit') message: MessageRow`: the message of the call, which the actor may use so. */
export function MessageParam(action: MessageAction, conversationIdAt = 'id'): ParameterDecorator {
  return rowParam<MessageRule>(MessageGuard, RULE, { action, conversationIdAt });
}
