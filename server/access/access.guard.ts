import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type GqlContextType, GqlExecutionContext } from '@nestjs/graphql';
import type { Request } from 'express';
import type { GraphQLResolveInfo } from 'graphql';
import type { Permission } from '../../contract/permissions.js';
import { AppError } from '../platform/errors/app-error.js';
import { clientAddress } from '../platform/http/client-address.js';
import { setRequestLanguage } from '../platform/request-context.js';
import { ACCESS_RULE, type AccessRule, ALLOWED_BLOCKS, REFUSES_DEVICES } from './access.decorators.js';
import { AccessService } from './access.service.js';
import type { Actor } from './actor.js';
import type { BlockReason } from './admission-rules.js';
import { bearerToken } from './bearer-token.js';
import { type Call, callOf } from './call.js';
import { CLEARED_DEVICE } from './cleared-device.js';
import { FRESH_SIGN_IN, type FreshSignInNeed } from './fresh-sign-in.decorator.js';
import { RATE_LIMIT_RULES, type RateLimitRule } from './rate-limit.decorator.js';
import { RateLimiter } from './rate-limiter.js';

const ROOT_TYPES = new Set(['Query', 'Mutation', 'Subscription']);
const REST: RateLimitRule = { bucket: 'rest' };

/**
 * The one guard of REST calls and GraphQL operations. Deny by default: a handler without a rule is refused. It checks in
 * this order: 401, 403 of a block (`waitlisted`), 403 `forbidden`, 403 `reauthentication_required`, 429. Handlers answer
 * 404 and 422.
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
    // Sockets authenticate once, at the upgrade; the gateway authorizes each frame.
    if (kind === 'ws') return true;
    const rule = this.reflector.getAllAndOverride<AccessRule | undefined>(ACCESS_RULE, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (rule?.kind === 'public') {
      await this.takePoints(context, null);
      return true;
    }
    // A field below the root belongs to an object that the operation was allowed to read.
    if (!rule && kind === 'graphql' && !isRootField(context)) return true;
    const call = callOf(context);
    const actor = await this.authenticate(call).catch((error: unknown) => {
      clearDevice(call, error);
      throw error;
    });
    call.actor = actor;
    setRequestLanguage(actor.language);
    if (!rule) throw new AppError('forbidden');
    const allowed = this.reflector.get<readonly BlockReason[] | undefined>(ALLOWED_BLOCKS, context.getHandler());
    this.access.authorize(actor, neededOf(rule, actor), allowed);
    if (actor.role === 'device' && this.reflector.get<boolean | undefined>(REFUSES_DEVICES, context.getHandler())) {
      throw new AppError('forbidden');
    }
    const need = this.reflector.get<FreshSignInNeed | undefined>(FRESH_SIGN_IN, context.getHandler());
    if (need === 'always') this.access.requireFreshSignIn(actor);
    await this.takePoints(context, actor);
    return true;
  }

  /** Takes from all buckets at once, so that a call waits for one round trip. */
  private async takePoints(context: ExecutionContext, actor: Actor | null): Promise<void> {
    const isRest = context.getType<GqlContextType>() === 'http';
    const named =
      this.reflector.get<readonly RateLimitRule[] | undefined>(RATE_LIMIT_RULES, context.getHandler()) ?? [];
    const limits = named.filter(({ isTakenByHandler }) => !isTakenByHandler);
    if (isRest && actor) limits.push(REST);
    if (limits.length === 0) return;
    const call = callOf(context) as Call & Pick<Request, 'ip'>;
    // An open call over the GraphQL socket comes from the account of the socket, and has no address.
    const key = actor?.userId ?? call.actor?.userId ?? clientAddress(call);
    const given = isRest ? {} : GqlExecutionContext.create(context).getArgs<Record<string, unknown>>();
    await Promise.all(limits.map(({ bucket, cost }) => this.rateLimiter.consume(bucket, key, cost?.(given))));
  }

  /** A call over an open socket brings its actor, which is checked again. */
  private authenticate(call: Call): Promise<Actor> {
    if (call.actor) return this.access.recheck(call.actor);
    return this.access.authenticate(bearerToken(call.headers['authorization']));
  }
}

/** GraphQL puts errors into the body, so the header of a device whose session has ended is set here. */
function clearDevice(call: Call & Partial<Pick<Request, 'res'>>, error: unknown): void {
  if (!(error instanceof AppError) || error.detail.headers !== CLEARED_DEVICE.headers) return;
  for (const [name, value] of Object.entries(CLEARED_DEVICE.headers)) call.res?.setHeader(name, value);
}

/** The permission to ask for: the alternative where the actor holds it. */
function neededOf(rule: AccessRule & { kind: 'signed-in' }, actor: Actor): Permission | null {
  const { permission, alternative } = rule;
  return alternative && actor.permissions.includes(alternative) ? alternative : permission;
}

function isRootField(context: ExecutionContext): boolean {
  const info = GqlExecutionContext.create(context).getInfo<GraphQLResolveInfo>();
  return ROOT_TYPES.has(info.parentType.name);
}
