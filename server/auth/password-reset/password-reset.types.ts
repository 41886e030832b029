import { Field, ObjectType } from '@nestjs/graphql';
import { DateTimeScalar } from '../../graphql/scalars.js';

/** A one-time link to set a new password. */
@ObjectType('PasswordResetLink')
export class PasswordResetLinkObject {
  @Field(() => String) url: string;
  @Field(() => DateTimeScalar) expiresAt: Date;
}
