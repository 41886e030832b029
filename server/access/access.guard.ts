import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type GqlContextType, GqlExecutionContext } from '@nestjs/graphql';
import type { Request } from 'express';
import type { GraphQLResolveInfo } from 'graphql';
import { AppError } from '../platform/errors/app-error.js';
import { clientAddress } from '../platform/http/client-address.js';
import { ACCESS_RULE, type AccessRule } from './access.decorators.js';
import { AccessService } from './access.service.js';
import type { Actor } from './actor.js';
import { bearerToken } from './bearer-token.js';
import { type Call, callOf } from './call.js';
import { FRESH_SIGN_IN, type FreshSignInNeed } from './fresh-sign-in.decorator.js';
import { RATE_LIMIT_RULES, type RateLimitRule } from './rate-limit.decorator.js';
import { RateLimiter } from './rate-limiter.js';

const ROOT_TYPES = new Set(['Query', 'Mutation', 'Subscription']);
const REST: RateLimitRule = { bucket: 'rest' };

/**
 * The one guard of REST calls and GraphQL operations. Deny by default: a handler without a rule is refused. The order is
 * 401, 403 `waitlisted`, 403 permission, 403 `reauthentication_required`, 429; 404 and 422 are the handler's.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly access: AccessService,
    private readonly rateLimiter: RateLimiter,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const kind = context.getType<GqlContextType>();
    // Sockets do not come through here: they authenticate once, and every frame is authorised by the chat itself.
    if (kind === 'ws') return true;
    const rule = this.reflector.getAllAndOverride<AccessRule | undefined>(ACCESS_RULE, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (rule?.kind === 'public') {
      await this.takePoints(context, null);
      return true;
    }
    // A field below the root belongs to an object that its operation was allowed to read.
    if (!rule && kind === 'graphql' && !isRootField(context)) return true;
    const call = callOf(context);
    const actor = await this.authenticate(call);
    call.actor = actor;
    if (!rule) throw new AppError('forbidden');
    const { permission, waitlistedToo } = rule;
    this.access.authorize(waitlistedToo ? { ...actor, waitlisted: false } : actor, permission);
    const need = this.reflector.get<FreshSignInNeed | undefined>(FRESH_SIGN_IN, context.getHandler());
    if (need === 'always') this.access.requireFreshSignIn(actor);
    await this.takePoints(context, actor);
    return true;
  }

  /** All at once, so that a call waits for one round trip however many buckets it takes from. */
  private async takePoints(context: ExecutionContext, actor: Actor | null): Promise<void> {
    const isRest = context.getType<GqlContextType>() === 'http';
    const named =
      this.reflector.get<readonly RateLimitRule[] | undefined>(RATE_LIMIT_RULES, context.getHandler()) ?? [];
    const limits = named.filter(({ isTakenByHandler }) => !isTakenByHandler);
    if (isRest && actor) limits.push(REST);
    if (limits.length === 0) return;
    const key = actor?.userId ?? clientAddress(context.switchToHttp().getRequest<Request>());
    const given = isRest ? {} : GqlExecutionContext.create(context).getArgs<Record<string, unknown>>();
    await Promise.all(limits.map(({ bucket, cost }) => this.rateLimiter.consume(bucket, key, cost?.(given))));
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
