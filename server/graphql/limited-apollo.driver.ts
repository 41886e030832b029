import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Injectable } from '@nestjs/common';
import type { RequestHandler } from 'express';

export interface LimitedApolloConfig extends ApolloDriverConfig {
  /** Runs after the body parser and before Apollo. */
  queryLimits: RequestHandler;
}

/** Nest's driver with the query limits in front. Middleware of a module would be mounted under the global prefix. */
@Injectable()
export class LimitedApolloDriver extends ApolloDriver {
  override async start(options: LimitedApolloConfig): Promise<void> {
    const { queryLimits, ...apollo } = options;
    this.httpAdapterHost.httpAdapter?.use(options.path ?? '/graphql', queryLimits);
    await super.start(apollo);
  }
}
