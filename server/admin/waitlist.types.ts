import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import type { WaitlistState } from '../../contract/waitlist.js';
import { WaitlistStateEnum } from '../graphql/enums.js';
import { pageOf } from '../graphql/page.js';
import { DateTimeScalar } from '../graphql/scalars.js';

@ObjectType()
export class WaitlistEntry {
  @Field(() => String) email: string;
  @Field(() => String, { nullable: true }) firstName: string | null;
  @Field(() => String, { nullable: true }) lastName: string | null;
  @Field(() => WaitlistStateEnum) status: WaitlistState;
  @Field(() => Int, { nullable: true }) position: number | null;
  @Field(() => DateTimeScalar) joinedAt: Date;
  @Field(() => DateTimeScalar, { nullable: true }) approvedAt: Date | null;
  @Field(() => Float, { nullable: true }) estimatedWaitDays: number | null;
  @Field(() => Boolean, {
    description: 'An account with this address exists that has not proved it; this entry does not let that account in',
  })
  isAddressUnproved: boolean;
  @Field(() => String, {
    nullable: true,
    description:
      'Only in the answer of an approval: the path of the link by which the owner of the address registers. Good for 30 days and once; a newer one replaces it',
  })
  invitationUrl: string | null;
}

@ObjectType('WaitlistPage')
export class WaitlistPage extends pageOf(WaitlistEntry) {}
