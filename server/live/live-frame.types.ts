import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { MessageRole, MessageStatus } from '../../contract/conversations.js';
import { MessageRoleEnum, MessageStatusEnum } from '../graphql/enums.js';
import { DateTimeScalar, JsonScalar } from '../graphql/scalars.js';

@ObjectType()
export class LiveFrameError {
  @Field(() => String) code: string;
  @Field(() => String) message: string;
}

@ObjectType()
export class LiveFrameMetadata {
  @Field(() => ID, { nullable: true }) messageId?: string;
  @Field(() => String, { nullable: true }) clientMessageId?: string | null;
  @Field(() => MessageRoleEnum, { nullable: true }) role?: MessageRole;
  @Field(() => Int, { nullable: true }) offset?: number;
  @Field(() => Int, { nullable: true }) seq?: number;
  @Field(() => Boolean, { nullable: true }) isFinal?: boolean;
  @Field(() => Boolean, { nullable: true }) isTyping?: boolean;
  @Field(() => String, { nullable: true }) username?: string;
  @Field(() => Boolean, { nullable: true }) isHistorical?: boolean;
  @Field(() => Boolean, { nullable: true }) isReconnection?: boolean;
  @Field(() => String, { nullable: true }) responseType?: string;
  @Field(() => MessageStatusEnum, { nullable: true }) status?: MessageStatus;
  @Field(() => ID, { nullable: true }) replyTo?: string;
  @Field(() => Boolean, { nullable: true }) truncated?: boolean;
  @Field(() => String, { nullable: true }) event?: string;
  @Field(() => Boolean, { nullable: true, description: 'The frame reports an event and is not shown as a message' })
  isEvent?: boolean;
  @Field(() => JsonScalar, { nullable: true }) changes?: Record<string, unknown>;
  @Field(() => LiveFrameError, { nullable: true }) error?: LiveFrameError;
  @Field(() => Boolean, { nullable: true }) shouldReconnect?: boolean;
}

/** A live frame under GraphQL's names. */
@ObjectType()
export class LiveFrame {
  @Field(() => String) type: string;
  @Field(() => String) content: string;
  @Field(() => ID) conversationId: string;
  @Field(() => ID, { nullable: true }) userId: string | null;
  @Field(() => DateTimeScalar) timestamp: string;
  @Field(() => LiveFrameMetadata) metadata: LiveFrameMetadata;
}
