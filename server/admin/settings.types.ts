import { Field, InputType, ObjectType } from '@nestjs/graphql';
import type { WaitlistMode } from '../../contract/waitlist.js';
import { WaitlistModeEnum } from '../graphql/enums.js';

@ObjectType({ description: 'Settings of the operator for this installation; read-only' })
export class Installation {
  @Field(() => String) version: string;
  @Field(() => String) environment: string;
  @Field(() => Boolean) analytics: boolean;
  @Field(() => Boolean, {
    description: 'Whether errors are also sent to a reporting service; its address is not shown',
  })
  errorReporting: boolean;
}

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
