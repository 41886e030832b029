import 'reflect-metadata';
import type { DynamicModule, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaBuilderModule, GraphQLSchemaFactory } from '@nestjs/graphql';
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { AppModule } from './app.module.js';
import { readConfig } from './platform/config/config.js';

const HEADER = '# Generated from the code by `npm run schema`. Do not edit.\n\n';

type ModuleLike = Type | DynamicModule | { forwardRef: () => Type } | Promise<DynamicModule>;

/** The GraphQL schema as text. */
export async function printServerSchema(): Promise<string> {
  return `${HEADER}${printSchema(lexicographicSortSchema(await buildServerSchema()))}\n`;
}

/** The GraphQL schema without its root resolvers. Reads what the modules declare; opens no connection. */
export async function buildServerSchema(): Promise<GraphQLSchema> {
  const builder = await NestFactory.createApplicationContext(GraphQLSchemaBuilderModule, { logger: false });
  try {
    const resolvers = findResolvers(AppModule.with(readConfig({})), new Set());
    return await builder.get(GraphQLSchemaFactory).create([...resolvers]);
  } finally {
    await builder.close();
  }
}

/** Every class marked `@Resolver` in a module and in what it imports. */
function findResolvers(module: ModuleLike, seen: Set<unknown>): Set<Type> {
  const resolvers = new Set<Type>();
  if (module instanceof Promise || 'forwardRef' in module) return resolvers;
  const declared: Type = 'module' in module ? module.module : module;
  if (seen.has(module)) return resolvers;
  seen.add(module);
  const listed = (key: 'imports' | 'providers'): unknown[] => [
    ...((Reflect.getMetadata(key, declared) as unknown[] | undefined) ?? []),
    ...(('module' in module ? (module[key] as unknown[] | undefined) : undefined) ?? []),
  ];
  for (const provider of listed('providers')) {
    if (typeof provider === 'function' && Reflect.hasMetadata('graphql:resolver_type', provider)) {
      resolvers.add(provider as Type);
    }
  }
  for (const imported of listed('imports')) {
    for (const resolver of findResolvers(imported as ModuleLike, seen)) resolvers.add(resolver);
  }
  return resolvers;
}
