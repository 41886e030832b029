import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { DateTimeScalar } from '../graphql/scalars.js';

@ObjectType('StoryPosition', { description: 'A place in a story. Pages and sentences count from 0.' })
export class StoryPositionObject {
  @Field(() => Int, { description: 'The number of pages stands for the end of the story' }) page: number;
  @Field(() => Int) sentence: number;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Null: nothing was read yet' }) updatedAt: Date | null;
}

@InputType()
export class StoryPositionInput {
  @Field(() => Int) page: number;
  @Field(() => Int, { nullable: true, description: 'Left out, the first one' }) sentence?: number | null;
}
