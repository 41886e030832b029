import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaBuilderModule, GraphQLSchemaFactory } from '@nestjs/graphql';
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { AppModule } from './app.module.js';
import { readConfig } from './platform/config/config.js';
import { declaredClasses } from './platform/declared-classes.js';

const HEADER = '# Generated from the code by `npm run schema`. Do not edit.\n\n';

/** The GraphQL schema as text. */
export async function printServerSchema(): Promise<string> {
  return `${HEADER}${printSchema(lexicographicSortSchema(await buildServerSchema()))}\n`;
}

/** The GraphQL schema without its root resolvers. Reads the declarations of the modules; opens no connection. */
export async function buildServerSchema(): Promise<GraphQLSchema> {
  const builder = await NestFactory.createApplicationContext(GraphQLSchemaBuilderModule, { logger: false });
  try {
    const resolvers = declaredClasses(AppModule.with(readConfig({})), 'providers').filter((provider) =>
      Reflect.hasMetadata('graphql:resolver_type', provider),
    );
    return await builder.get(GraphQLSchemaFactory).create(resolvers);
  } finally {
    await builder.close();
  }
}
