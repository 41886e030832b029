import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import type { ConversationType, MessageRole, MessageStatus, Reaction } from '../../contract/conversations.js';
import {
  ChangeKindEnum,
  ConversationTypeEnum,
  MessageRoleEnum,
  MessageStatusEnum,
  ReactionEnum,
} from '../graphql/enums.js';
import { pageOf } from '../graphql/page.js';
import { DateTimeScalar } from '../graphql/scalars.js';

@ObjectType('Message')
export class MessageObject {
  @Field(() => ID) id: string;
  @Field(() => ID) conversationId: string;
  @Field(() => MessageRoleEnum) role: MessageRole;
  @Field(() => String) content: string;
  @Field(() => MessageStatusEnum) status: MessageStatus;
  @Field(() => String, { nullable: true }) clientMessageId: string | null;
  @Field(() => ID, { nullable: true }) replyTo: string | null;
  @Field(() => ReactionEnum, { nullable: true }) reaction: Reaction | null;
  @Field(() => String, { nullable: true }) responseType: string | null;
  @Field(() => Boolean) truncated: boolean;
  @Field(() => DateTimeScalar, { nullable: true }) editedAt: Date | null;
  @Field(() => DateTimeScalar) createdAt: Date;
}

@ObjectType('Conversation')
export class ConversationObject {
  @Field(() => ID) id: string;
  @Field(() => String, { nullable: true }) title: string | null;
  @Field(() => String, { nullable: true }) summary: string | null;
  @Field(() => ConversationTypeEnum) type: ConversationType;
  @Field(() => Boolean) isPinned: boolean;
  @Field(() => Boolean) isArchived: boolean;
  @Field(() => Boolean, {
    description: 'It has a safety answer: lists show a neutral title, and no message, summary or snippet.',
  })
  isPrivate: boolean;
  @Field(() => Int) messageCount: number;
  @Field(() => Int) unreadCount: number;
  @Field(() => Boolean, { description: 'The assistant is writing a reply.' }) isReplying: boolean;
  @Field(() => [String]) tags: string[];
  @Field(() => MessageObject, { nullable: true }) lastMessage: MessageObject | null;
  @Field(() => DateTimeScalar, { nullable: true }) lastMessageAt: Date | null;
  @Field(() => String, {
    nullable: true,
    description: 'In a search result: the part of a message that holds the term.',
  })
  snippet?: string | null;
  @Field(() => DateTimeScalar) createdAt: Date;
  @Field(() => DateTimeScalar) updatedAt: Date;
}

@ObjectType('ConversationPage')
export class ConversationPage extends pageOf(ConversationObject) {}

/** In ascending order. There is no total. */
@ObjectType('MessagePage')
export class MessagePage {
  @Field(() => [MessageObject]) items: MessageObject[];
  @Field(() => Boolean) hasMore: boolean;
}

@ObjectType('ConversationChange')
export class ConversationChange {
  @Field(() => ChangeKindEnum) kind: 'created' | 'updated' | 'deleted';
  @Field(() => ID) id: string;
  @Field(() => ConversationObject, { nullable: true, description: 'Its current state; null once it is deleted.' })
  conversation: ConversationObject | null;
}

@InputType()
export class UpdateConversationInput {
  @Field(() => String, { nullable: true }) title?: string | null;
  @Field(() => Boolean, { nullable: true }) isArchived?: boolean | null;
  @Field(() => Boolean, { nullable: true }) isPinned?: boolean | null;
  @Field(() => ConversationTypeEnum, { nullable: true }) type?: ConversationType | null;
  @Field(() => [String], { nullable: true }) tags?: string[] | null;
}
