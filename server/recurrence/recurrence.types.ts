import { Field, InputType, ObjectType } from '@nestjs/graphql';
import type { Shift } from '../../contract/recurrence.js';
import { ShiftEnum } from '../graphql/enums.js';
import { DateTimeScalar } from '../graphql/scalars.js';

@InputType({ description: 'A wall time in a zone, and a rule of RFC 5545' })
export class RecurrenceInput {
  @Field(() => String, { description: 'Such as Europe/London' }) zone: string;
  @Field(() => String, { description: 'A wall time such as 2026-11-23T19:30' }) starts: string;
  @Field(() => String, { nullable: true, description: 'Such as FREQ=DAILY. Without a rule it happens once' })
  rrule?: string | null;
  @Field(() => [String], { nullable: true, description: 'Wall times at which it does not happen' })
  exdates?: string[] | null;
}

@ObjectType('Recurrence', { description: 'A wall time in a zone, and a rule of RFC 5545' })
export class RecurrenceObject {
  @Field(() => String) zone: string;
  @Field(() => String, { description: 'A wall time such as 2026-11-23T19:30' }) starts: string;
  @Field(() => String, { nullable: true, description: 'Null: it happens once' }) rrule: string | null;
  @Field(() => [String], { description: 'Wall times at which it does not happen' }) exdates: string[];
}

@ObjectType('Occurrence')
export class OccurrenceObject {
  @Field(() => String, { description: 'The wall time that was meant' }) local: string;
  @Field(() => DateTimeScalar) at: Date;
  @Field(() => ShiftEnum, { nullable: true, description: 'How a clock change moved it' }) shifted: Shift | null;
}
