import { Injectable } from '@nestjs/common';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import {
  type DocumentNode,
  type ExecutionArgs,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  NoSchemaIntrospectionCustomRule,
  specifiedRules,
  validate,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { SUBSCRIPTIONS_PER_SOCKET } from '../../../contract/limits.js';
import type { Actor } from '../../access/actor.js';
import { RateLimiter } from '../../access/rate-limiter.js';
import { Config } from '../../platform/config/config.js';
import { AppError } from '../../platform/errors/app-error.js';
import { toAppError } from '../../platform/errors/to-app-error.js';
import { newId } from '../../platform/ids.js';
import { graphqlErrorOf } from '../format-error.js';
import type { GraphqlContext } from '../graphql-context.js';
import { limitErrors, parseDocument } from '../limits/document-limits.js';

const MAX_VALIDATION_ERRORS = 10;

export interface OperationContext extends GraphqlContext {
  readonly requestId: string;
}

/** Parses, limits and validates the operations of graphql-ws sockets. */
@Injectable()
export class OperationPreparation {
  constructor(
    private readonly config: Config,
    private readonly schemaHost: GraphQLSchemaHost,
    private readonly rateLimiter: RateLimiter,
  ) {}

  /** @param running how many operations the socket has, with this one */
  async prepare(
    actor: Actor | null,
    payload: SubscribePayload,
    running: number,
  ): Promise<ExecutionArgs | readonly GraphQLError[]> {
    if (!actor) return [graphqlErrorOf(new AppError('unauthorized'))];
    try {
      if (running > SUBSCRIPTIONS_PER_SOCKET) {
        throw new AppError('rate_limited', {
          message: `At most ${SUBSCRIPTIONS_PER_SOCKET} subscriptions a connection`,
        });
      }
      await this.rateLimiter.consume('graphql', `account:${actor.userId}`);
      return this.argumentsOf(actor, payload);
    } catch (thrown) {
      return [thrown instanceof GraphQLError ? thrown : graphqlErrorOf(toAppError(thrown))];
    }
  }

  private argumentsOf(actor: Actor, payload: SubscribePayload): ExecutionArgs | readonly GraphQLError[] {
    const { schema } = this.schemaHost;
    const document = parseDocument(payload.query);
    // graphql-ws keeps the payload while a subscription runs; the parsed document is enough.
    Object.assign(payload, { query: '' });
    const { operationName } = payload;
    const variableValues = payload.variables ?? {};
    const errors = limitErrors(schema, document, variableValues);
    if (errors.length > 0) return errors;
    const invalid = this.validate(schema, document);
    if (invalid.length > 0) return invalid;
    if (!getOperationAST(document, operationName)) return [new GraphQLError('Unable to identify operation')];
    const contextValue: OperationContext = { req: { headers: {}, actor }, requestId: newId() };
    return { schema, document, operationName, variableValues, contextValue };
  }

  private validate(schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[] {
    const rules = this.config.isProduction ? [...specifiedRules, NoSchemaIntrospectionCustomRule] : specifiedRules;
    const errors = validate(schema, document, rules, { maxErrors: MAX_VALIDATION_ERRORS });
    for (const error of errors) error.extensions['code'] ??= 'GRAPHQL_VALIDATION_FAILED';
    return errors;
  }
}
