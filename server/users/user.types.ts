import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Permission, Role } from '../../contract/permissions.js';
import type { WaitlistState } from '../../contract/waitlist.js';
import { PermissionEnum, RoleEnum, WaitlistStateEnum } from '../graphql/enums.js';
import { pageOf } from '../graphql/page.js';
import { DateTimeScalar } from '../graphql/scalars.js';

@ObjectType('WaitlistStatus')
export class WaitlistStatusObject {
  @Field(() => Boolean) approved: boolean;
  @Field(() => WaitlistStateEnum) status: WaitlistState;
  @Field(() => Int, { nullable: true }) waitlistPosition: number | null;
  @Field(() => DateTimeScalar, { nullable: true }) joinedAt: Date | null;
}

/** `UsersResolver` adds `waitlistStatus` and `googleLinked`, which are loaded only for operations that select them. */
@ObjectType('User')
export class UserObject {
  @Field(() => ID) id: string;
  @Field(() => String) username: string;
  @Field(() => String, { nullable: true, description: 'Of others only for admins' }) email: string | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the owner has proved the address. Of others only for admins',
  })
  emailVerified: boolean | null;
  @Field(() => String, { nullable: true }) firstName: string | null;
  @Field(() => String, { nullable: true }) lastName: string | null;
  @Field(() => RoleEnum) role: Role;
  @Field(() => [PermissionEnum]) permissions: readonly Permission[];
  @Field(() => String, { nullable: true }) avatar: string | null;
  @Field(() => String, { nullable: true }) bio: string | null;
  @Field(() => String, { nullable: true, description: 'Of others only for admins' }) phone: string | null;
  @Field(() => String, { nullable: true, description: 'Of others only for admins' }) location: string | null;
  @Field(() => DateTimeScalar) createdAt: Date;
  @Field(() => DateTimeScalar, { nullable: true }) lastSeenAt: Date | null;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the account was disabled; null while it may sign in',
  })
  disabledAt: Date | null;
}

@ObjectType('UserPage')
export class UserPage extends pageOf(UserObject) {}
