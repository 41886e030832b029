import { Field, ID, ObjectType } from '@nestjs/graphql';
import { DateTimeScalar } from '../graphql/scalars.js';

/** A live session of an account. */
@ObjectType()
export class UserSession {
  @Field(() => ID) id: string;
  @Field(() => DateTimeScalar) createdAt: Date;
  @Field(() => DateTimeScalar) lastUsedAt: Date;
  @Field(() => String, { nullable: true }) userAgent: string | null;
}
