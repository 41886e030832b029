import { Field, InputType, ObjectType } from '@nestjs/graphql';
import type { WaitlistMode } from '../../contract/waitlist.js';
import { WaitlistModeEnum } from '../graphql/enums.js';

@ObjectType()
export class AdminSettings {
  @Field(() => Boolean) waitlistEnabled: boolean;
  @Field(() => WaitlistModeEnum) waitlistMode: WaitlistMode;
  @Field(() => Boolean) waitlistAutoApprove: boolean;
}

@InputType()
export class UpdateAdminSettingsInput {
  @Field(() => Boolean, { nullable: true }) waitlistEnabled?: boolean | null;
  @Field(() => WaitlistModeEnum, { nullable: true }) waitlistMode?: WaitlistMode | null;
  @Field(() => Boolean, { nullable: true }) waitlistAutoApprove?: boolean | null;
}
