import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import type { ZoneDecision, ZoneQuestionState } from '../../contract/travel.js';
import { ZoneDecisionEnum, ZoneQuestionStateEnum } from '../graphql/enums.js';
import { DateTimeScalar } from '../graphql/scalars.js';

@ObjectType('ZoneQuestion', { description: '"Mia\'s tablet is on Lisbon time. Use it until 3 August?"' })
export class ZoneQuestionObject {
  @Field(() => ID) id: string;
  @Field(() => ID) childId: string;
  @Field(() => String, { nullable: true, description: 'Null: the device was removed' }) deviceName: string | null;
  @Field(() => String) timeZone: string;
  @Field(() => String, { description: 'The place in the name of the zone' }) place: string;
  @Field(() => String, { description: 'The zone on whose clock the child lives now' }) currentTimeZone: string;
  @Field(() => String, { description: 'A date there' }) suggestedUntil: string;
  @Field(() => ZoneQuestionStateEnum) state: ZoneQuestionState;
  @Field(() => String, { nullable: true, description: 'The last date on which the zone holds' }) until: string | null;
  @Field(() => DateTimeScalar) askedAt: Date;
  @Field(() => ID, { nullable: true }) decidedBy: string | null;
}

@InputType()
export class DecideZoneInput {
  @Field(() => ZoneDecisionEnum) decision: ZoneDecision;
  @Field(() => String, { nullable: true, description: 'A date there. Left out, the suggested one.' })
  until?: string | null;
}
