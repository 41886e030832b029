import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import type { PlanKind, PlanState, ScheduleKind } from '../../contract/schedules.js';
import { PlanKindEnum, PlanStateEnum, ScheduleKindEnum } from '../graphql/enums.js';
import { DateTimeScalar } from '../graphql/scalars.js';
import { RecurrenceInput, RecurrenceObject } from '../recurrence/recurrence.types.js';

@ObjectType('ScheduleItem', { description: "A part of a child's week" })
export class ScheduleItemObject {
  @Field(() => ID) id: string;
  @Field(() => ID) childId: string;
  @Field(() => String) title: string;
  @Field(() => ScheduleKindEnum) kind: ScheduleKind;
  @Field(() => String, { nullable: true, description: 'The name of one of our drawings' }) picture: string | null;
  @Field(() => [String]) steps: string[];
  @Field(() => Int, { description: 'How long it takes' }) minutes: number;
  @Field(() => RecurrenceObject) recurrence: RecurrenceObject;
  @Field(() => Boolean, { description: 'It is a quiet time of the child' }) quiet: boolean;
}

@InputType()
export class CreateScheduleItemInput {
  @Field(() => ID) childId: string;
  @Field(() => String, { description: 'At most 80 characters' }) title: string;
  @Field(() => ScheduleKindEnum, { nullable: true, description: 'ROUTINE if left out' }) kind?: ScheduleKind | null;
  @Field(() => String, { nullable: true, description: 'The name of one of our drawings' }) picture?: string | null;
  @Field(() => [String], { nullable: true, description: 'At most 12' }) steps?: string[] | null;
  @Field(() => Int, { nullable: true, description: '30 if left out' }) minutes?: number | null;
  @Field(() => RecurrenceInput) recurrence: RecurrenceInput;
  @Field(() => Boolean, { nullable: true }) quiet?: boolean | null;
}

@InputType({ description: 'Fields that are left out stay as they are. Only the picture can be null' })
export class UpdateScheduleItemInput {
  @Field(() => String, { nullable: true }) title?: string | null;
  @Field(() => ScheduleKindEnum, { nullable: true }) kind?: ScheduleKind | null;
  @Field(() => String, { nullable: true }) picture?: string | null;
  @Field(() => [String], { nullable: true }) steps?: string[] | null;
  @Field(() => Int, { nullable: true }) minutes?: number | null;
  @Field(() => RecurrenceInput, { nullable: true }) recurrence?: RecurrenceInput | null;
  @Field(() => Boolean, { nullable: true }) quiet?: boolean | null;
}

@ObjectType('PlanStep')
export class PlanStepObject {
  @Field(() => String) text: string;
  @Field(() => Boolean) done: boolean;
}

@ObjectType('PlanEntry', { description: 'One thing that a child does on a day, or is reminded of' })
export class PlanEntryObject {
  @Field(() => PlanKindEnum) kind: PlanKind;
  @Field(() => ID, { description: 'Of the item or the reminder' }) id: string;
  @Field(() => String) title: string;
  @Field(() => DateTimeScalar) startsAt: Date;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Null for reminders' }) endsAt: Date | null;
  @Field(() => String, { nullable: true }) picture: string | null;
  @Field(() => [PlanStepObject]) steps: PlanStepObject[];
  @Field(() => PlanStateEnum) state: PlanState;
}
