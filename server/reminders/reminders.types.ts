import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import type { FiringState, ReminderAudience } from '../../contract/reminders.js';
import { FiringStateEnum, ReminderAudienceEnum } from '../graphql/enums.js';
import { DateTimeScalar } from '../graphql/scalars.js';
import { RecurrenceInput, RecurrenceObject } from '../recurrence/recurrence.types.js';

@ObjectType('Reminder')
export class ReminderObject {
  @Field(() => ID) id: string;
  @Field(() => ID, { nullable: true, description: 'Null: it is for the adult who created it alone' })
  childId: string | null;
  @Field(() => String) title: string;
  @Field(() => String, { nullable: true }) note: string | null;
  @Field(() => RecurrenceObject) recurrence: RecurrenceObject;
  @Field(() => Int, { description: 'Minutes before the occurrence at which it fires' }) offsetMinutes: number;
  @Field(() => Int, { nullable: true, description: 'It rings again every so many minutes, six times at most' })
  nagEvery: number | null;
  @Field(() => ReminderAudienceEnum) audience: ReminderAudience;
  @Field(() => Boolean) enabled: boolean;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Null: it is switched off or over' })
  nextAt: Date | null;
}

@InputType()
export class CreateReminderInput {
  @Field(() => ID, { nullable: true, description: 'Left out, it is for the adult who creates it alone' })
  childId?: string | null;
  @Field(() => String, { description: 'At most 80 characters' }) title: string;
  @Field(() => String, { nullable: true, description: 'At most 500 characters' }) note?: string | null;
  @Field(() => RecurrenceInput) recurrence: RecurrenceInput;
  @Field(() => Int, { nullable: true, description: 'Minutes before the occurrence; 0 if left out' })
  offsetMinutes?: number | null;
  @Field(() => Int, { nullable: true, description: 'From 5 to 60 minutes' }) nagEvery?: number | null;
  @Field(() => ReminderAudienceEnum, { nullable: true, description: 'ME if left out' })
  audience?: ReminderAudience | null;
  @Field(() => Boolean, { nullable: true }) enabled?: boolean | null;
}

@InputType({ description: 'Fields that are left out stay as they are. Only note and nagEvery can be null' })
export class UpdateReminderInput {
  @Field(() => String, { nullable: true }) title?: string | null;
  @Field(() => String, { nullable: true }) note?: string | null;
  @Field(() => RecurrenceInput, { nullable: true }) recurrence?: RecurrenceInput | null;
  @Field(() => Int, { nullable: true }) offsetMinutes?: number | null;
  @Field(() => Int, { nullable: true, description: 'Null: it does not ring again' }) nagEvery?: number | null;
  @Field(() => ReminderAudienceEnum, { nullable: true }) audience?: ReminderAudience | null;
  @Field(() => Boolean, { nullable: true }) enabled?: boolean | null;
}

@ObjectType('ReminderFiring', { description: 'One occurrence of a reminder that was due' })
export class FiringObject {
  @Field(() => ID) id: string;
  @Field(() => ID) reminderId: string;
  @Field(() => ID, { nullable: true }) childId: string | null;
  @Field(() => DateTimeScalar) occurrence: Date;
  @Field(() => DateTimeScalar, { description: 'When it was due to fire' }) fireAt: Date;
  @Field(() => FiringStateEnum) state: FiringState;
  @Field(() => DateTimeScalar, { nullable: true }) snoozedUntil: Date | null;
  @Field(() => String) title: string;
  @Field(() => String, { nullable: true }) note: string | null;
}
