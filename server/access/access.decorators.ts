import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { Permission } from '../../contract/permissions.js';
import { AppError } from '../platform/errors/app-error.js';
import type { Actor } from './actor.js';
import type { BlockReason } from './admission-rules.js';
import { callOf } from './call.js';

/** Who may make a call. A handler without a rule is refused. */
export type AccessRule =
  | { kind: 'public' }
  | {
      kind: 'signed-in';
      permission: Permission | null;
      /** Also enough. */
      alternative?: Permission;
    };

export const ACCESS_RULE = 'starling:access-rule';
export const ALLOWED_BLOCKS = 'starling:allowed-blocks';
export const REFUSES_DEVICES = 'starling:refuses-devices';

/** Anyone, signed in or not. */
export const Public = () => SetMetadata<string, AccessRule>(ACCESS_RULE, { kind: 'public' });

/** Anyone who is signed in, whatever the role. */
export const SignedIn = () => SetMetadata<string, AccessRule>(ACCESS_RULE, { kind: 'signed-in', permission: null });

/** Actors whose role holds the permission, or the `alternative`. */
export const RequirePermission = (permission: Permission, alternative?: Permission) =>
  SetMetadata<string, AccessRule>(ACCESS_RULE, {
    kind: 'signed-in',
    permission,
    ...(alternative ? { alternative } : {}),
  });

/** Refuses child accounts, whatever their permissions: a child cannot empty or rearrange what the guardians may read. */
export const RefuseDevices = () => SetMetadata<string, boolean>(REFUSES_DEVICES, true);

/** Also actors that are blocked for one of these reasons. Without it a handler refuses every blocked actor. */
export const AllowBlocked = (...reasons: BlockReason[]) =>
  SetMetadata<string, readonly BlockReason[]>(ALLOWED_BLOCKS, reasons);

/** The actor that the guard has admitted, in REST and GraphQL handlers. Not for `@Public()` handlers. */
export const CurrentActor = createParamDecorator((_data: unknown, context: ExecutionContext): Actor => {
  const { actor } = callOf(context);
  if (!actor) throw new AppError('unauthorized');
  return actor;
});
