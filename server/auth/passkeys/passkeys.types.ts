import { Field, ID, ObjectType } from '@nestjs/graphql';
import { DateTimeScalar } from '../../graphql/scalars.js';

@ObjectType('Passkey', { description: 'A passkey that signs in to the account' })
export class PasskeyObject {
  @Field(() => ID) id: string;
  @Field(() => String) name: string;
  @Field(() => DateTimeScalar) createdAt: Date;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Null before its first use' }) lastUsedAt: Date | null;
}
