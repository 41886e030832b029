import { Field, Int, ObjectType } from '@nestjs/graphql';
import { LearnFirstObject } from './controls.types.js';

@ObjectType('LearnFirstProgress', { description: 'What a child has done today towards the goal that opens games' })
export class LearnFirstProgressObject {
  @Field(() => String, { description: 'The date on the clock of the child' }) date: string;
  @Field(() => LearnFirstObject, { nullable: true, description: 'Null: games are open' }) goal: LearnFirstObject | null;
  @Field(() => Int) stories: number;
  @Field(() => Int) questions: number;
  @Field(() => Boolean, { description: 'A guardian opened the games of today' }) isWaived: boolean;
  @Field(() => Boolean, { description: 'Games are open' }) isReached: boolean;
}
