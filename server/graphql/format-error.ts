import { Logger } from '@nestjs/common';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { ERRORS, type ErrorCode } from '../../contract/errors.js';
import { AppError } from '../platform/errors/app-error.js';
import { toAppError } from '../platform/errors/to-app-error.js';
import { requestId } from '../platform/request-context.js';

const logger = new Logger('GraphQL');

/** Errors of the request itself, by the codes that Apollo gives them. */
const REQUEST_ERRORS: Readonly<Record<string, ErrorCode>> = {
  BAD_USER_INPUT: 'validation_failed',
  GRAPHQL_VALIDATION_FAILED: 'validation_failed',
  GRAPHQL_PARSE_FAILED: 'bad_request',
  BAD_REQUEST: 'bad_request',
  OPERATION_RESOLUTION_FAILURE: 'bad_request',
};

/** An outcome of the catalogue as a GraphQL error, for what is refused before anything is resolved. */
export function graphqlErrorOf(error: AppError): GraphQLError {
  return new GraphQLError(error.message, { originalError: error, extensions: extensionsOf(error) });
}

function extensionsOf(error: AppError): Record<string, unknown> {
  const { message: _message, headers, fields, ...rest } = error.detail;
  const retryAfter = headers?.['Retry-After'];
  return {
    ...rest,
    code: ERRORS[error.code].graphql,
    error: error.code,
    status: error.status,
    ...(fields ? { fields } : {}),
    ...(retryAfter ? { retryAfter: Number(retryAfter) } : {}),
    requestId: requestId(),
  };
}

/** The innermost cause: graphql-js wraps what a resolver throws, and a wrapped error may be wrapped again. */
function thrownBy(error: unknown): unknown {
  let current = error;
  while (current instanceof GraphQLError && current.originalError) current = current.originalError;
  return current;
}

/**
 * Errors as they leave, over HTTP and over the socket: `extensions.code` and `extensions.error` from the catalogue.
 * Anything unforeseen is logged with its cause and shown without it. Names that the schema could have meant are not
 * suggested where `suggestions` is false.
 */
export function createFormatError(suggestions: boolean) {
  return (formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError => {
    const place = {
      ...(formatted.locations ? { locations: formatted.locations } : {}),
      ...(formatted.path ? { path: formatted.path } : {}),
    };
    const cause = thrownBy(thrown);
    if (cause instanceof GraphQLError) {
      const code = requestCode(cause, formatted);
      if (code) {
        const message = requestMessage(formatted.message, suggestions);
        const { error = REQUEST_ERRORS[code] ?? 'bad_request' } = cause.extensions;
        return { message, ...place, extensions: { code, error, status: statusOf(error), requestId: requestId() } };
      }
    }
    const error = toAppError(cause);
    if (error.status >= 500) {
      logger.error({ err: error.cause ?? error, code: error.code, path: formatted.path }, error.message);
    }
    return { message: error.message, ...place, extensions: extensionsOf(error) };
  };
}

/** The status that REST has for a stable code. */
function statusOf(error: unknown): number {
  return ERRORS[error as ErrorCode]?.status ?? ERRORS.bad_request.status;
}

/** What the request is told, without the library's own name and headers. */
function requestMessage(message: string, suggestions: boolean): string {
  if (/apollo/i.test(message)) return ERRORS.unsupported_media_type.message;
  return suggestions ? message : message.replace(/ ?Did you mean[^?]*\??/g, '');
}

/** The code where the request itself was at fault, or `null` where it was a resolver. */
function requestCode(error: GraphQLError, formatted: GraphQLFormattedError): string | null {
  const code = error.extensions.code ?? formatted.extensions?.code;
  if (typeof code === 'string' && code in REQUEST_ERRORS) return code;
  // graphql-js itself refuses variables without a code: nothing of the answer has a path yet.
  if (code === undefined && formatted.path === undefined) return 'BAD_USER_INPUT';
  return null;
}
