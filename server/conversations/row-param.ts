import {
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  SetMetadata,
  type Type,
  UseGuards,
} from '@nestjs/common';
import { type GqlContextType, GqlExecutionContext } from '@nestjs/graphql';
import type { Request } from 'express';

/** The rows that guards have loaded, by call and guard. */
const loadedRows = new WeakMap<object, Map<unknown, unknown>>();

/**
 * A handler's parameter whose row a guard loads. Guards run before pipes, so a row that does not exist for the actor is
 * answered with 404 whatever the body holds. `rule` is stored as the handler's metadata under `key`.
 */
export function rowParam<Rule>(guard: Type<CanActivate>, key: string, rule: Rule): ParameterDecorator {
  return (target, property, index) => {
    const method = Object.getOwnPropertyDescriptor(target, property!)!;
    SetMetadata(key, rule)(target, property!, method);
    UseGuards(guard)(target, property!, method);
    LoadedRow(guard)(target, property!, index);
  };
}

/** Called by the guard: hands the row to the handler's parameter. */
export function storeRow(context: ExecutionContext, guard: Type<CanActivate>, row: object): void {
  const call = callKey(context);
  const rows = loadedRows.get(call) ?? new Map();
  loadedRows.set(call, rows.set(guard, row));
}

const LoadedRow = createParamDecorator((guard: Type<CanActivate>, context: ExecutionContext) =>
  loadedRows.get(callKey(context))?.get(guard),
);

/** A path parameter, or a GraphQL argument; `input.id` names a field of an argument. */
export function inputOf(context: ExecutionContext, path: string): unknown {
  if (context.getType<GqlContextType>() !== 'graphql') {
    return context.switchToHttp().getRequest<Request>().params[path];
  }
  let value: unknown = GqlExecutionContext.create(context).getArgs();
  for (const name of path.split('.')) value = (value as Record<string, unknown> | null)?.[name];
  return value;
}

/** One GraphQL request may call a field several times at once; only `info` belongs to one call. */
function callKey(context: ExecutionContext): object {
  if (context.getType<GqlContextType>() === 'graphql') return GqlExecutionContext.create(context).getInfo<object>();
  return context.switchToHttp().getRequest<Request>();
}
