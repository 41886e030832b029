import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { NextFunction, Request, Response } from 'express';
import { type DocumentNode, GraphQLError, type GraphQLSchema, getOperationAST } from 'graphql';
import { AccessService } from '../../access/access.service.js';
import { bearerToken } from '../../access/bearer-token.js';
import type { Call } from '../../access/call.js';
import { RateLimiter } from '../../access/rate-limiter.js';
import { Config } from '../../platform/config/config.js';
import { AppError } from '../../platform/errors/app-error.js';
import { clientAddress } from '../../platform/http/client-address.js';
import { refusal } from '../../platform/languages/refusals.js';
import { createFormatError, graphqlErrorOf } from '../format-error.js';
import { GRAPHQL_LIMITS, limitErrors, parseDocument } from './document-limits.js';

const SOCKET_ONLY = { message: 'Subscriptions are served over the socket only (graphql-ws)' };

interface RequestedOperation {
  query: string;
  variables: Readonly<Record<string, unknown>>;
  operationName: string | null;
}

/**
 * Express middleware before Apollo. It refuses operations that are too big or too frequent, before they are validated
 * and long before a resolver runs. It lets syntax errors pass, because Apollo reports them better.
 */
@Injectable()
export class QueryLimits {
  private readonly formatError: ReturnType<typeof createFormatError>;

  constructor(
    config: Config,
    private readonly moduleRef: ModuleRef,
    private readonly access: AccessService,
    private readonly rateLimiter: RateLimiter,
  ) {
    this.formatError = createFormatError(!config.isProduction);
  }

  /** The Express middleware. */
  readonly handle = (request: Request, response: Response, next: NextFunction): void => {
    this.check(request).then(
      (errors) => {
        if (errors.length === 0) next();
        else this.refuse(response, errors);
      },
      (error: unknown) => {
        if (error instanceof AppError) this.refuse(response, [graphqlErrorOf(error)]);
        else next(error);
      },
    );
  };

  /** Looked up late, because the module that builds the schema depends on this class. */
  private get schema(): GraphQLSchema {
    return this.moduleRef.get(GraphQLSchemaHost, { strict: false }).schema;
  }

  private async check(request: Request): Promise<GraphQLError[]> {
    const isBatch = Array.isArray(request.body);
    if (isBatch && request.body.length > GRAPHQL_LIMITS.batch) {
      return [graphqlErrorOf(new AppError('validation_failed', { message: refusal('case.batch') }))];
    }
    const operations = operationsOf(request);
    if (operations.length > 0)
      await this.rateLimiter.consume('graphql', await this.rateKey(request), operations.length);
    return operations.flatMap(({ query, variables, operationName }) => {
      try {
        const document = parseDocument(query);
        if (isSubscription(document, operationName))
          return [graphqlErrorOf(new AppError('validation_failed', SOCKET_ONLY))];
        return limitErrors(this.schema, document, variables);
      } catch (error) {
        if (!(error instanceof GraphQLError)) throw error;
        return error.extensions.code === 'GRAPHQL_PARSE_FAILED' ? [] : [error];
      }
    });
  }

  /** The account, or the address of an anonymous caller. */
  private async rateKey(request: Request & Partial<Call>): Promise<string> {
    const token = bearerToken(request.headers.authorization);
    if (!token) return `address:${clientAddress(request)}`;
    try {
      request.actor = await this.access.authenticate(token);
      return `account:${request.actor.userId}`;
    } catch (error) {
      // The guard of each field reports what is wrong with the token.
      if (error instanceof AppError && error.status < 500) return `address:${clientAddress(request)}`;
      throw error;
    }
  }

  private refuse(response: Response, errors: readonly GraphQLError[]): void {
    const [first] = errors;
    const original = first?.originalError;
    if (original instanceof AppError) {
      for (const [name, value] of Object.entries(original.detail.headers ?? {})) response.setHeader(name, value);
    }
    const isTooMany = original instanceof AppError && (original.status === 429 || original.status === 503);
    response
      .status(isTooMany ? original.status : 400)
      .json({ errors: errors.map((error) => this.formatError(error.toJSON(), error)) });
  }
}

function isSubscription(document: DocumentNode, operationName: string | null): boolean {
  return getOperationAST(document, operationName || null)?.operation === 'subscription';
}

function operationsOf(request: Request): RequestedOperation[] {
  const items: unknown[] = Array.isArray(request.body) ? request.body : [request.body, request.query];
  return items.flatMap((item) => {
    if (!isRecord(item) || typeof item['query'] !== 'string') return [];
    const operationName = typeof item['operationName'] === 'string' ? item['operationName'] : null;
    return [{ query: item['query'], variables: variablesOf(item['variables']), operationName }];
  });
}

/** A GET carries the variables as JSON text in its URL. */
function variablesOf(variables: unknown): Readonly<Record<string, unknown>> {
  if (isRecord(variables)) return variables;
  if (typeof variables !== 'string') return {};
  try {
    const parsed: unknown = JSON.parse(variables);
    return isRecord(parsed) ? parsed : {};
  } catch {
    // Apollo Server refuses variables that are not JSON, with an error of its own.
    return {};
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
