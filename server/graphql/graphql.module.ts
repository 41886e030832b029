import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { GraphQLModule } from '@nestjs/graphql';
import type { Request, Response } from 'express';
import { Config } from '../platform/config/config.js';
import { createFormatError } from './format-error.js';
import { landingPage } from './landing-page.js';
import { type LimitedApolloConfig, LimitedApolloDriver } from './limited-apollo.driver.js';
import { GRAPHQL_LIMITS } from './limits/document-limits.js';
import { QueryLimits } from './limits/query-limits.js';
import { QueryLimitsModule } from './limits/query-limits.module.js';
import { MissedChangesResolver } from './missed-changes.resolver.js';
import { OperationRules } from './operation-rules.js';
import { GraphqlSocketServer } from './socket/graphql-socket.server.js';
import { OperationPreparation } from './socket/operation-preparation.js';
import { SocketOperations } from './socket/socket-operations.js';

/** GraphQL at `/graphql`, over HTTP and graphql-ws. Features register their own resolvers. */
@Module({
  imports: [
    DiscoveryModule,
    GraphQLModule.forRootAsync<LimitedApolloConfig>({
      driver: LimitedApolloDriver,
      imports: [QueryLimitsModule],
      inject: [Config, QueryLimits],
      useFactory: (config: Config, queryLimits: QueryLimits) => ({
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
        // Stopping Apollo cuts idle connections, upgraded ones included; the socket hub has to drain first.
        stopOnApplicationShutdown: true,
        formatError: createFormatError(!config.isProduction),
        queryLimits: queryLimits.handle,
      }),
    }),
  ],
  providers: [GraphqlSocketServer, MissedChangesResolver, OperationPreparation, OperationRules, SocketOperations],
  exports: [OperationRules],
})
export class GraphqlModule {}
