import { Logger } from '@nestjs/common';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { ERRORS, type ErrorCode } from '../../contract/errors.js';
import { type AppError, errorText } from '../platform/errors/app-error.js';
import { toAppError } from '../platform/errors/to-app-error.js';
import { requestId, requestLanguage } from '../platform/request-context.js';

const logger = new Logger('GraphQL');

/** Stable codes for errors of the request itself, by Apollo's code. */
const REQUEST_ERRORS: Readonly<Record<string, ErrorCode>> = {
  BAD_USER_INPUT: 'validation_failed',
  GRAPHQL_VALIDATION_FAILED: 'validation_failed',
  GRAPHQL_PARSE_FAILED: 'bad_request',
  BAD_REQUEST: 'bad_request',
  OPERATION_RESOLUTION_FAILURE: 'bad_request',
};

/** An error of the catalogue as a GraphQL error, for operations that are refused before they run. */
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

/** The innermost cause: graphql-js wraps the errors of resolvers, and may wrap them more than once. */
function thrownBy(error: unknown): unknown {
  let current = error;
  while (current instanceof GraphQLError && current.originalError) current = current.originalError;
  return current;
}

/**
 * Formats errors for HTTP and the socket, in the language of the caller, with `extensions.code` and `extensions.error` from the catalogue. Unexpected
 * errors are logged with their cause and sent without it.
 * @param suggestions `false` removes "Did you mean …", which would disclose names of the schema
 */
export function createFormatError(suggestions: boolean) {
  return (formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError => {
    const location = {
      ...(formatted.locations ? { locations: formatted.locations } : {}),
      ...(formatted.path ? { path: formatted.path } : {}),
    };
    const cause = thrownBy(thrown);
    if (cause instanceof GraphQLError) {
      const code = requestCode(cause, formatted);
      if (code) {
        const message = requestMessage(formatted.message, suggestions);
        const { error = REQUEST_ERRORS[code] ?? 'bad_request' } = cause.extensions;
        return { message, ...location, extensions: { code, error, status: statusOf(error), requestId: requestId() } };
      }
    }
    const error = toAppError(cause);
    if (error.status >= 500) {
      logger.error({ err: error.cause ?? error, code: error.code, path: formatted.path }, error.message);
    }
    return { message: error.messageIn(requestLanguage()), ...location, extensions: extensionsOf(error) };
  };
}

/** The HTTP status that REST uses for a stable code. */
function statusOf(error: unknown): number {
  return ERRORS[error as ErrorCode]?.status ?? ERRORS.bad_request.status;
}

/** The message without mention of the library and its headers. */
function requestMessage(message: string, suggestions: boolean): string {
  if (/apollo/i.test(message)) return errorText('unsupported_media_type', requestLanguage());
  return suggestions ? message : message.replace(/ ?Did you mean[^?]*\??/g, '');
}

/** The code if the request itself is at fault; `null` if a resolver is. */
function requestCode(error: GraphQLError, formatted: GraphQLFormattedError): string | null {
  const code = error.extensions.code ?? formatted.extensions?.code;
  if (typeof code === 'string' && code in REQUEST_ERRORS) return code;
  // graphql-js refuses wrong variables without a code and without a path.
  if (code === undefined && formatted.path === undefined) return 'BAD_USER_INPUT';
  return null;
}
