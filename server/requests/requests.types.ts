import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import type { RequestDecision, RequestKind, RequestState } from '../../contract/controls.js';
import { RequestDecisionEnum, RequestKindEnum, RequestStateEnum } from '../graphql/enums.js';
import { DateTimeScalar } from '../graphql/scalars.js';
import { HelpLineObject } from '../safety/help-lines.types.js';

@ObjectType('HelpAnswer', { description: 'Words for a child who needs help, and places to turn to' })
export class HelpAnswerObject {
  @Field(() => String) text: string;
  @Field(() => [HelpLineObject]) helpLines: HelpLineObject[];
}

@ObjectType('ChildRequest', {
  description: 'What a child asks its grown-ups. It expires with the local day of the child.',
})
export class ChildRequestObject {
  @Field(() => ID) id: string;
  @Field(() => ID) childId: string;
  @Field(() => RequestKindEnum) kind: RequestKind;
  @Field(() => String, { nullable: true }) subject: string | null;
  @Field(() => String, { nullable: true }) message: string | null;
  @Field(() => RequestStateEnum) state: RequestState;
  @Field(() => DateTimeScalar) askedAt: Date;
  @Field(() => DateTimeScalar) expiresAt: Date;
  @Field(() => ID, { nullable: true }) decidedBy: string | null;
  @Field(() => DateTimeScalar, { nullable: true }) decidedAt: Date | null;
  @Field(() => Int, { nullable: true, description: 'Minutes that were given' }) minutes: number | null;
  @Field(() => String, { nullable: true, description: 'What the grown-up answered' }) note: string | null;
  @Field(() => HelpAnswerObject, {
    nullable: true,
    description: 'In the answer to a new request whose words were unsafe; they are not stored',
  })
  help: HelpAnswerObject | null;
}

@InputType()
export class CreateRequestInput {
  @Field(() => RequestKindEnum) kind: RequestKind;
  @Field(() => String, { nullable: true }) subject?: string | null;
  @Field(() => String, { nullable: true }) message?: string | null;
}

@InputType()
export class DecideRequestInput {
  @Field(() => RequestDecisionEnum) decision: RequestDecision;
  @Field(() => Int, { nullable: true, description: 'For a request for time: 15 unless another number is given' })
  minutes?: number | null;
  @Field(() => String, { nullable: true, description: 'Words for the child' }) note?: string | null;
}
