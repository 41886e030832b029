import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { BODY_MAX_BYTES } from '../../../contract/limits.js';
import { AppError } from '../errors/app-error.js';
import { toAppError } from '../errors/to-app-error.js';

/** OAuth's token endpoint takes forms (RFC 6749 §3.2). */
const FORM_PATHS = new Set(['/api/v1/auth/practice/token']);

/** Reads JSON, and nothing else, into `request.body`. What cannot be read is 400, 413 or 415. */
export function jsonBody(): RequestHandler {
  const read = express.json({ limit: BODY_MAX_BYTES, type: 'application/json' });
  const readForm = express.urlencoded({ limit: BODY_MAX_BYTES, extended: false });
  return (request: Request, response: Response, next: NextFunction) => {
    if (FORM_PATHS.has(request.path)) return readForm(request, response, next);
    if (!saysLength(request)) return next();
    if (hasBody(request) && !request.is('application/json')) throw new AppError('unsupported_media_type');
    read(request, response, (error?: unknown) => next(error === undefined ? undefined : toAppError(error)));
  };
}

/** Without either header there is no body (RFC 9112 §6.3). */
function saysLength({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined;
}

function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
}
