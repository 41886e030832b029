import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { Permission } from '../../contract/permissions.js';
import { AppError } from '../platform/errors/app-error.js';
import type { Actor } from './actor.js';
import { callOf } from './call.js';

/** Who may make a call. A handler without a rule is refused. */
export type AccessRule =
  | { kind: 'public' }
  | { kind: 'signed-in'; permission: Permission | null; waitlistedToo: boolean };

export const ACCESS_RULE = 'starling:access-rule';

interface RuleOptions {
  /** Also for accounts that the waitlist shuts out (contract §3). */
  waitlistedToo?: boolean;
}

/** Anyone, signed in or not. */
export const Public = () => SetMetadata<string, AccessRule>(ACCESS_RULE, { kind: 'public' });

/** Anyone who is signed in, whatever the role. */
export const SignedIn = ({ waitlistedToo = false }: RuleOptions = {}) =>
  SetMetadata<string, AccessRule>(ACCESS_RULE, { kind: 'signed-in', permission: null, waitlistedToo });

/** Whoever holds the permission. */
export const RequirePermission = (permission: Permission, { waitlistedToo = false }: RuleOptions = {}) =>
  SetMetadata<string, AccessRule>(ACCESS_RULE, { kind: 'signed-in', permission, waitlistedToo });

/** The actor that the guard has let through, in REST and GraphQL handlers. Never of a `@Public()` one. */
export const CurrentActor = createParamDecorator((_data: unknown, context: ExecutionContext): Actor => {
  const { actor } = callOf(context);
  if (!actor) throw new AppError('unauthorized');
  return actor;
});
