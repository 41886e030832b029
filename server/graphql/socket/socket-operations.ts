import { Injectable } from '@nestjs/common';
import {
  createSourceEventStream,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  executeSync,
  type FormattedExecutionResult,
  type FragmentDefinitionNode,
  type GraphQLError,
  getOperationAST,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { DISCONNECTS } from '../../../contract/disconnects.js';
import { Config } from '../../platform/config/config.js';
import { AppError } from '../../platform/errors/app-error.js';
import { withRequestId } from '../../platform/request-context.js';
import { BroadcastSource } from '../broadcast-source.js';
import { createFormatError, graphqlErrorOf } from '../format-error.js';
import { OperationRules } from '../operation-rules.js';
import { BroadcastSubscription } from './broadcast-subscription.js';
import { CancellableIterator } from './cancellable-iterator.js';
import { compiledSelectionOf } from './compiled-selection.js';
import type { GraphqlConnection } from './graphql-connection.js';
import { type OperationContext, OperationPreparation } from './operation-preparation.js';

/** Runs the operations of graphql-ws sockets. */
@Injectable()
export class SocketOperations {
  private readonly formatError: ReturnType<typeof createFormatError>;

  constructor(
    config: Config,
    private readonly preparation: OperationPreparation,
    private readonly rules: OperationRules,
  ) {
    this.formatError = createFormatError(!config.isProduction);
  }

  /**
   * Checks an operation before it runs. graphql-ws knows it by its id alone: a client that completes an operation which is
   * still being prepared and uses the id again would make the library forget the first one, which would run for ever.
   * Therefore the id is reserved until the operation has started or was refused.
   */
  async prepare(
    connection: GraphqlConnection,
    id: string,
    payload: SubscribePayload,
    running: number,
  ): Promise<ExecutionArgs | readonly GraphQLError[]> {
    if (!connection.reserve(id)) {
      connection.disconnect({ ...DISCONNECTS.graphql_duplicate_id, reason: `Subscriber for ${id} already exists` });
      return [graphqlErrorOf(new AppError('conflict'))];
    }
    const prepared = await this.preparation.prepare(connection.actor, payload, running);
    if (!('document' in prepared)) connection.release(id);
    return prepared;
  }

  execute(args: ExecutionArgs) {
    return inRequest(args, () => execute(args));
  }

  createEventStream(args: ExecutionArgs) {
    return inRequest(args, () => createSourceEventStream(args));
  }

  /** @returns the results of a subscription. `undefined`: the operation is a query or a mutation, or has failed. */
  start(
    connection: GraphqlConnection,
    id: string,
    args: ExecutionArgs,
    source: unknown,
  ): AsyncIterable<unknown> | undefined {
    connection.release(id);
    if (!isAsyncIterable(source)) return undefined;
    const results = this.resultsOf(connection, id, args, source);
    const fields = rootFieldsOf(args);
    const permissions = fields.map((field) => this.rules.permissionOf('Subscription', field));
    connection.addOperation(id, {
      permissions: permissions.filter((permission) => permission !== null),
      // One root field is all that a subscription may have.
      allowedBlocks: fields.flatMap((field) => this.rules.allowedBlocksOf('Subscription', field)),
      results,
    });
    return results;
  }

  format(args: ExecutionArgs, { errors, ...result }: ExecutionResult): FormattedExecutionResult {
    return errors ? { ...result, errors: inRequest(args, () => this.formatErrors(errors)) } : result;
  }

  formatErrors(errors: readonly GraphQLError[]) {
    return errors.map((error) => this.formatError(error.toJSON(), error));
  }

  private resultsOf(connection: GraphqlConnection, id: string, args: ExecutionArgs, source: AsyncIterable<unknown>) {
    if (source instanceof BroadcastSource) {
      return new BroadcastSubscription(connection, id, source, compiledSelectionOf(args), (rootValue) =>
        this.format(args, executeSync({ ...args, rootValue })),
      );
    }
    return new CancellableIterator(source[Symbol.asyncIterator](), (rootValue) => execute({ ...args, rootValue }));
  }
}

function inRequest<T>({ contextValue }: Pick<ExecutionArgs, 'contextValue'>, work: () => T): T {
  const { req, requestId } = contextValue as OperationContext;
  return withRequestId(requestId, work, { language: req.actor?.language ?? null });
}

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

/** Also the fields that stand in a fragment. Validation has refused fragments that contain themselves. */
function rootFieldsOf({ document, operationName }: ExecutionArgs): string[] {
  const fieldsOf = ({ selections }: SelectionSetNode): string[] =>
    selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection.name.value];
      if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(selection.selectionSet);
      const fragment = document.definitions.find(
        (definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value,
      ) as FragmentDefinitionNode | undefined;
      return fragment ? fieldsOf(fragment.selectionSet) : [];
    });
  const operation = getOperationAST(document, operationName);
  return operation ? fieldsOf(operation.selectionSet) : [];
}
