import { Field, ID, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { AllowBlocked, CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { SHUT_OUT_REASONS } from '../access/admission-rules.js';
import { DateTimeScalar } from '../graphql/scalars.js';
import type { Opening } from '../households/household.js';
import { ConversationOpenings } from './conversation-openings.js';

@ObjectType('Opening', { description: 'A guardian opened a conversation of the child' })
export class OpeningObject {
  @Field(() => DateTimeScalar) at: Date;
  @Field(() => String, {
    nullable: true,
    description: 'As the household calls the member; null once the member has left',
  })
  by: string | null;
  @Field(() => ID) conversationId: string;
}

@Resolver()
export class OpeningsResolver {
  constructor(private readonly openings: ConversationOpenings) {}

  @Query(() => [OpeningObject], {
    description: 'Who opened the conversations of the child whose device asks, newest first. From 13 years on',
  })
  @RequirePermission('view_device_profiles')
  @AllowBlocked(...SHUT_OUT_REASONS)
  async ownOpenings(@CurrentActor() actor: Actor): Promise<Opening[]> {
    return this.openings.list(actor);
  }
}
