import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { DateTimeScalar } from '../graphql/scalars.js';

@ObjectType('CalendarLink', { description: "An address at which other calendars read a family's plans" })
export class CalendarLinkObject {
  @Field(() => ID) id: string;
  @Field(() => ID) householdId: string;
  @Field(() => [ID], { description: 'Empty: every child of the household' }) childIds: string[];
  @Field(() => Boolean, { description: 'Titles begin with the nickname of the child' }) names: boolean;
  @Field(() => DateTimeScalar) createdAt: Date;
}

@ObjectType('CreatedCalendarLink')
export class CreatedCalendarLinkObject extends CalendarLinkObject {
  @Field(() => String, { description: 'Shown once' }) url: string;
}

@InputType()
export class CreateCalendarLinkInput {
  @Field(() => ID) householdId: string;
  @Field(() => [ID], { nullable: true, description: 'Every child of the household, if left out' })
  childIds?: string[] | null;
  @Field(() => Boolean, { nullable: true, description: 'No nicknames, if left out' }) names?: boolean | null;
}
