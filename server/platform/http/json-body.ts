import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { BODY_MAX_BYTES } from '../../../contract/limits.js';
import { AppError } from '../errors/app-error.js';
import { toAppError } from '../errors/to-app-error.js';

/** OAuth's token endpoint takes forms (RFC 6749, section 3.2), and so does the one click that ends a mail (RFC 8058). */
const FORM_PATHS = new Set(['/api/v1/auth/practice/token', '/api/v1/digest-mails/unsubscribe']);

/** The handler reads a recording itself, after the guard has let the caller in. */
const RECORDING_PATH = '/api/v1/voice/transcriptions';

/** The parts of files are read by their handler, as they come. */
const isPartOfFile = (request: Request): boolean =>
  request.method === 'PATCH' && request.path.startsWith('/api/v1/uploads/');

/** Reads a JSON body into `request.body`. Any other body is answered with 400, 413 or 415. */
export function jsonBody(): RequestHandler {
  const read = express.json({ limit: BODY_MAX_BYTES, type: 'application/json', verify: requireUtf8 });
  const readForm = express.urlencoded({ limit: BODY_MAX_BYTES, extended: false });
  return (request: Request, response: Response, next: NextFunction) => {
    if (FORM_PATHS.has(request.path)) return readForm(request, response, next);
    if (request.path === RECORDING_PATH || isPartOfFile(request) || !saysLength(request)) return next();
    if (hasBody(request) && !request.is('application/json')) throw new AppError('unsupported_media_type');
    read(request, response, (error?: unknown) => next(error === undefined ? undefined : toAppError(error)));
  };
}

/** JSON is UTF-8 (RFC 8259, section 8.1), but the parser accepts every `utf-*`. It uses the status of the error. */
function requireUtf8(_request: IncomingMessage, _response: ServerResponse, _body: Buffer, charset: string): void {
  if (charset !== 'utf-8') throw Object.assign(new Error('The charset is not UTF-8'), { status: 415 });
}

/** Without either header there is no body (RFC 9112, section 6.3). */
function saysLength({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined;
}

function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
}
