import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { DateTimeScalar } from '../graphql/scalars.js';

@ObjectType('PushSubscription', { description: 'A browser that gets notifications without an open page' })
export class PushSubscriptionObject {
  @Field(() => ID) id: string;
  @Field(() => String) endpoint: string;
  @Field(() => DateTimeScalar) createdAt: Date;
}

@InputType({ description: 'The keys of a subscription, as base64url' })
export class PushKeysInput {
  @Field(() => String) p256dh: string;
  @Field(() => String) auth: string;
}

@InputType()
export class CreatePushSubscriptionInput {
  @Field(() => String) endpoint: string;
  @Field(() => PushKeysInput) keys: PushKeysInput;
}
