import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type GqlContextType, GqlExecutionContext } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { AppError } from '../platform/errors/app-error.js';
import { ACCESS_RULE, type AccessRule } from './access.decorators.js';
import { AccessService } from './access.service.js';
import type { Actor } from './actor.js';
import { bearerToken } from './bearer-token.js';
import { type Call, callOf } from './call.js';

const ROOT_TYPES = new Set(['Query', 'Mutation', 'Subscription']);

/**
 * The one guard of REST calls and GraphQL operations. Deny by default: a handler without a rule is refused. The order is
 * the contract's: 401, 403 `waitlisted`, 403 permission; 404 and 422 are the handler's.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly access: AccessService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const kind = context.getType<GqlContextType>();
    // Sockets do not come through here: they authenticate once, and every frame is authorised by the chat itself.
    if (kind === 'ws') return true;
    const rule = this.reflector.getAllAndOverride<AccessRule | undefined>(ACCESS_RULE, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (rule?.kind === 'public') return true;
    // A field below the root belongs to an object that its operation was allowed to read.
    if (!rule && kind === 'graphql' && !isRootField(context)) return true;
    const call = callOf(context);
    const actor = await this.authenticate(call);
    call.actor = actor;
    if (!rule) throw new AppError('forbidden');
    const { permission, waitlistedToo } = rule;
    this.access.authorize(waitlistedToo ? { ...actor, waitlisted: false } : actor, permission);
    return true;
  }

  /** A call that has an actor already, such as one over an open socket, is judged anew as things stand now. */
  private authenticate(call: Call): Promise<Actor> {
    if (call.actor) return this.access.recheck(call.actor);
    return this.access.authenticate(bearerToken(call.headers['authorization']));
  }
}

function isRootField(context: ExecutionContext): boolean {
  const info = GqlExecutionContext.create(context).getInfo<GraphQLResolveInfo>();
  return ROOT_TYPES.has(info.parentType.name);
}
