import type { ExecutionContext } from '@nestjs/common';
import { type GqlContextType, GqlExecutionContext } from '@nestjs/graphql';
import type { Actor } from './actor.js';

/** What the guard reads and writes of a call: the request, or the `req` of a GraphQL context (`graphql-context.ts`). */
export interface Call {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  actor?: Actor;
}

export function callOf(context: ExecutionContext): Call {
  if (context.getType<GqlContextType>() === 'graphql') {
    return GqlExecutionContext.create(context).getContext<{ req: Call }>().req;
  }
  return context.switchToHttp().getRequest<Call>();
}
