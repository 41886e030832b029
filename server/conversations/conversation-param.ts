import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { callOf } from '../access/call.js';
import { AppError } from '../platform/errors/app-error.js';
import type { ConversationAction } from './conversation.policy.js';
import { ConversationsService } from './conversations.service.js';
import { inputOf, rowParam, storeRow } from './row-param.js';

const RULE = 'starling:conversation-param';

interface ConversationRule {
  action: ConversationAction;
  /** Where the id stands: a path parameter or a GraphQL argument. */
  idAt: string;
}

/** Loads the conversation that a call names, if its actor may use it so. Else the answer is `conversation_not_found`. */
@Injectable()
export class ConversationGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly conversations: ConversationsService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<true> {
    const { action, idAt } = this.reflector.get<ConversationRule>(RULE, context.getHandler());
    const { actor } = callOf(context);
    if (!actor) throw new AppError('unauthorized');
    const conversation = await this.conversations.authorize(actor, action, inputOf(context, idAt));
    storeRow(context, ConversationGuard, conversation);
    return true;
  }
}

/** `@ConversationParam('write') conversation: ConversationRef`: the conversation of the call, which the actor may use so. */
export function ConversationParam(action: ConversationAction, idAt = 'id'): ParameterDecorator {
  return rowParam<ConversationRule>(ConversationGuard, RULE, { action, idAt });
}
