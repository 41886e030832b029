import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { ERRORS } from '../../../contract/errors.js';
import { requestId, requestLanguage } from '../request-context.js';
import { AppError } from './app-error.js';
import { errorBody } from './error-body.js';
import { toAppError } from './to-app-error.js';

const logger = new Logger('Rest');

/** Answers every error of a REST call. Errors of GraphQL pass through to their own formatter. */
@Catch()
export class RestExceptionFilter implements ExceptionFilter {
  constructor(private readonly note: (thrown: unknown, host: ArgumentsHost) => void) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    this.note(thrown, host);
    if (host.getType<string>() !== 'http') throw thrown;
    answerError(thrown, host.switchToHttp().getResponse<Response>());
  }
}

/** Answers paths that have no route. */
export function answerUnknownPath(_request: Request, response: Response): void {
  answerError(new AppError('not_found'), response);
}

/** Answers errors outside of Nest: health, metrics, pages. Express recognises an error handler by its four parameters. */
export function answerExpressError(thrown: unknown, _request: Request, response: Response, _next: NextFunction): void {
  answerError(thrown, response);
}

function answerError(thrown: unknown, response: Response): void {
  const error = toAppError(thrown);
  if (error.status >= 500) logger.error({ err: error.cause ?? error, code: error.code }, error.message);
  if (response.headersSent) {
    response.end();
    return;
  }
  for (const [name, value] of Object.entries(error.detail.headers ?? {})) response.setHeader(name, value);
  const isGraphql = response.req.path === '/graphql';
  response.status(error.status).json(isGraphql ? graphqlBody(error) : errorBody(error, requestId()));
}

/** For requests that fail before GraphQL reads them, such as a body that is too large. */
function graphqlBody(error: AppError) {
  const { graphql: code } = ERRORS[error.code];
  const message = error.messageIn(requestLanguage());
  return { errors: [{ message, extensions: { code, error: error.code, requestId: requestId() } }] };
}
