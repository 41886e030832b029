import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Injectable } from '@nestjs/common';
import type { RequestHandler } from 'express';

export interface LimitedApolloConfig extends ApolloDriverConfig {
  /** Runs behind the body parser and before Apollo. */
  gate: RequestHandler;
}

/** Nest's driver with a gate in front: a module's own middleware would stand under the global prefix, not at this path. */
@Injectable()
export class LimitedApolloDriver extends ApolloDriver {
  override async start(options: LimitedApolloConfig): Promise<void> {
    const { gate, ...apollo } = options;
    this.httpAdapterHost.httpAdapter?.use(options.path ?? '/graphql', gate);
    await super.start(apollo);
  }
}
