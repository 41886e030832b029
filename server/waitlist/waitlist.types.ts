import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import type { WaitlistState } from '../../contract/waitlist.js';
import { WaitlistStateEnum } from '../graphql/enums.js';
import { pageOf } from '../graphql/page.js';
import { DateTimeScalar } from '../graphql/scalars.js';

@ObjectType('WaitlistEntry')
export class WaitlistEntryObject {
  @Field(() => String) email: string;
  @Field(() => String, { nullable: true }) firstName: string | null;
  @Field(() => String, { nullable: true }) lastName: string | null;
  @Field(() => WaitlistStateEnum) status: WaitlistState;
  @Field(() => Int, { nullable: true }) position: number | null;
  @Field(() => DateTimeScalar) joinedAt: Date;
  @Field(() => DateTimeScalar, { nullable: true }) approvedAt: Date | null;
  @Field(() => Float, { nullable: true }) estimatedWaitDays: number | null;
  @Field(() => Boolean, {
    description: 'An account with this address has not proved it, so this entry does not admit that account',
  })
  isAddressUnproved: boolean;
  @Field(() => Boolean, {
    nullable: true,
    description:
      'The entry belongs to an account, which can sign in without an invitation once the entry is approved. Null in the answers of mutations',
  })
  hasOwner: boolean | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The path of the link by which the owner of the address registers, valid for 30 days and once. Only the mutation that makes the invitation returns it; a newer invitation replaces it',
  })
  invitationUrl: string | null;
}

@ObjectType('WaitlistPage')
export class WaitlistPage extends pageOf(WaitlistEntryObject) {}
