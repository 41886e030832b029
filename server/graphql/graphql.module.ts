import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { GraphQLModule } from '@nestjs/graphql';
import type { Request, Response } from 'express';
import { Config } from '../platform/config/config.js';
import { createFormatError } from './format-error.js';
import { landingPage } from './landing-page.js';
import { type LimitedApolloConfig, LimitedApolloDriver } from './limited-apollo.driver.js';
import { GraphqlGate } from './limits/graphql-gate.js';
import { GraphqlLimitsModule } from './limits/graphql-limits.module.js';
import { GRAPHQL_LIMITS } from './limits/limits.js';
import { OperationRules } from './operation-rules.js';
import { GraphqlSocketServer } from './socket/graphql-socket.server.js';

/** GraphQL at `/graphql`, over HTTP and graphql-ws (contract §5). Features bring their resolvers themselves. */
@Module({
  imports: [
    DiscoveryModule,
    GraphQLModule.forRootAsync<LimitedApolloConfig>({
      driver: LimitedApolloDriver,
      imports: [GraphqlLimitsModule],
      inject: [Config, GraphqlGate],
      useFactory: (config: Config, gate: GraphqlGate) => ({
        path: '/graphql',
        autoSchemaFile: true,
        sortSchema: true,
        context: ({ req, res }: { req: Request; res: Response }) => ({ req, res }),
        graphiql: false,
        plugins: config.isProduction ? [] : [landingPage],
        introspection: !config.isProduction,
        csrfPrevention: true,
        allowBatchedHttpRequests: true,
        persistedQueries: false,
        parseOptions: { maxTokens: GRAPHQL_LIMITS.tokens },
        includeStacktraceInErrorResponses: false,
        autoTransformHttpErrors: false,
        // Its stop cuts every idle connection, upgraded ones included: sockets have to say goodbye first.
        stopOnApplicationShutdown: true,
        formatError: createFormatError(!config.isProduction),
        gate: gate.handle,
      }),
    }),
  ],
  providers: [OperationRules, GraphqlSocketServer],
  exports: [OperationRules],
})
export class GraphqlModule {}
