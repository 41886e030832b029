import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { Response } from 'express';
import { requestId } from '../request-context.js';
import { errorBody } from './error-body.js';
import { toAppError } from './to-app-error.js';

/** Everything that a REST call throws leaves through here. GraphQL has its own mapper. */
@Catch()
export class RestExceptionFilter implements ExceptionFilter {
  private readonly logger = new Logger('Rest');

  catch(thrown: unknown, host: ArgumentsHost): void {
    if (host.getType<string>() !== 'http') throw thrown;
    const response = host.switchToHttp().getResponse<Response>();
    const error = toAppError(thrown);
    if (error.status >= 500) this.logger.error({ err: error.cause ?? error, code: error.code }, error.message);
    if (response.headersSent) {
      response.end();
      return;
    }
    for (const [name, value] of Object.entries(error.detail.headers ?? {})) response.setHeader(name, value);
    response.status(error.status).json(errorBody(error, requestId()));
  }
}
