import type { ArgumentsHost } from '@nestjs/common';
import { GqlArgumentsHost, type GqlContextType } from '@nestjs/graphql';
import type { Request } from 'express';
import type { GraphQLResolveInfo } from 'graphql';
import type { Actor } from './actor.js';

/** The part of a request that the guard reads and writes: the HTTP request, or `req` of the GraphQL context. */
export interface Call {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  actor?: Actor;
}

export function callOf(host: ArgumentsHost): Call {
  if (host.getType<GqlContextType>() === 'graphql') {
    return GqlArgumentsHost.create(host).getContext<{ req: Call }>().req;
  }
  return host.switchToHttp().getRequest<Call>();
}

/** The route or field that is called, without its arguments: `DELETE /api/v1/conversations/:id`, `Mutation.setUserRole`. */
export function nameOfCall(host: ArgumentsHost): string {
  if (host.getType<GqlContextType>() === 'graphql') {
    const { parentType, fieldName } = GqlArgumentsHost.create(host).getInfo<GraphQLResolveInfo>();
    return `${parentType.name}.${fieldName}`;
  }
  const { method, route } = host.switchToHttp().getRequest<Request & { route?: { path: string } }>();
  return `${method} ${route?.path ?? ''}`;
}
