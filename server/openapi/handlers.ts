import { RequestMethod, type Type } from '@nestjs/common';
import { HTTP_CODE_METADATA, METHOD_METADATA, PATH_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { MetadataScanner } from '@nestjs/core';
import type { z } from 'zod';
import { ACCESS_RULE, type AccessRule, ALLOWED_BLOCKS, REFUSES_DEVICES } from '../access/access.decorators.js';
import type { BlockReason } from '../access/admission-rules.js';
import { FRESH_SIGN_IN, type FreshSignInNeed } from '../access/fresh-sign-in.decorator.js';
import { RATE_LIMIT_RULES, type RateLimitRule } from '../access/rate-limit.decorator.js';
import { ZodPipe } from '../platform/validation/parse.js';

/** A REST handler, as its decorators declare it. */
export interface Handler {
  /** `GET /users/me`, with the path as Express has it. */
  route: string;
  method: 'get' | 'head' | 'options' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  status: number;
  rule: AccessRule | undefined;
  /** Child accounts are refused, whatever their permissions. */
  refusesDevices: boolean;
  /** Reasons of a block that do not keep an actor out. */
  allowedBlocks: readonly BlockReason[];
  limits: readonly RateLimitRule[];
  freshSignIn: FreshSignInNeed;
  /** The schemas that pipes apply; `undefined` where the handler has no pipe. */
  query: z.ZodType | undefined;
  body: z.ZodType | undefined;
}

interface RouteArgument {
  data?: unknown;
  pipes?: readonly unknown[];
}

/** Walks the route metadata of Nest, so that no handler can be left out. */
export function handlersOf(controllers: readonly Type[]): Handler[] {
  const scanner = new MetadataScanner();
  return controllers.flatMap((controller) =>
    scanner.getAllMethodNames(controller.prototype as object).flatMap((name) => handlersNamed(name, controller)),
  );
}

function handlersNamed(name: string, controller: Type): Handler[] {
  const handler = (controller.prototype as Record<string, object>)[name]!;
  const read = <T>(key: string, from: object = handler) => Reflect.getMetadata(key, from) as T | undefined;
  const verb = read<RequestMethod>(METHOD_METADATA);
  if (verb === undefined) return [];
  const base = read<string>(PATH_METADATA, controller) ?? '';
  const args = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {}) as Record<string, RouteArgument>;
  return [read<string | string[]>(PATH_METADATA) ?? ''].flat().map((own) => {
    const path = `/${[base, own].join('/')}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1');
    return {
      route: `${RequestMethod[verb]} ${path}`,
      method: RequestMethod[verb].toLowerCase() as Handler['method'],
      path,
      status: read<number>(HTTP_CODE_METADATA) ?? (verb === RequestMethod.POST ? 201 : 200),
      rule: read<AccessRule>(ACCESS_RULE) ?? read<AccessRule>(ACCESS_RULE, controller),
      refusesDevices: read<boolean>(REFUSES_DEVICES) ?? false,
      allowedBlocks: read<readonly BlockReason[]>(ALLOWED_BLOCKS) ?? [],
      limits: read<readonly RateLimitRule[]>(RATE_LIMIT_RULES) ?? [],
      freshSignIn: read<FreshSignInNeed>(FRESH_SIGN_IN) ?? 'never',
      query: pipedSchema(args, RouteParamtypes.QUERY),
      body: pipedSchema(args, RouteParamtypes.BODY),
    };
  });
}

function pipedSchema(args: Record<string, RouteArgument>, type: RouteParamtypes): z.ZodType | undefined {
  for (const [key, { data, pipes = [] }] of Object.entries(args)) {
    if (data !== undefined || !key.startsWith(`${type}:`)) continue;
    for (const pipe of pipes) if (pipe instanceof ZodPipe) return pipe.schema as z.ZodType;
  }
  return undefined;
}
