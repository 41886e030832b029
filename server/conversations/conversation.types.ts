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
export class MessageType {
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
  @Field(() => Int) messageCount: number;
  @Field(() => Int) unreadCount: number;
  @Field(() => Boolean, { description: 'The assistant is writing a reply, at whichever node' }) isReplying: boolean;
  @Field(() => [String]) tags: string[];
  @Field(() => MessageType, { nullable: true }) lastMessage: MessageType | null;
  @Field(() => DateTimeScalar, { nullable: true }) lastMessageAt: Date | null;
  @Field(() => String, { nullable: true, description: 'In a search result: the found text with some around it' })
  snippet?: string | null;
  @Field(() => DateTimeScalar) createdAt: Date;
  @Field(() => DateTimeScalar) updatedAt: Date;
}

@ObjectType('ConversationPage')
export class ConversationPage extends pageOf(ConversationObject) {}

/** Ascending; no total (contract §5). */
@ObjectType('MessagePage')
export class MessagePage {
  @Field(() => [MessageType]) items: MessageType[];
  @Field(() => Boolean) hasMore: boolean;
}

@ObjectType('ConversationChange')
export class ConversationChange {
  @Field(() => ChangeKindEnum) kind: 'created' | 'updated' | 'deleted';
  @Field(() => ID) id: string;
  @Field(() => ConversationObject, { nullable: true, description: 'As it is now; null once deleted' })
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
