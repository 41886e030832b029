import { Field, ID, InputType } from '@nestjs/graphql';

@InputType()
export class SendMessageInput {
  @Field(() => ID) conversationId: string;
  @Field(() => String) content: string;
  @Field(() => String) clientMessageId: string;
}
