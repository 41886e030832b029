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
}

@ObjectType('WaitlistPage')
export class WaitlistPage extends pageOf(WaitlistEntry) {}
