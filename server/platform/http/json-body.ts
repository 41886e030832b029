import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { AppError } from '../errors/app-error.js';
import { toAppError } from '../errors/to-app-error.js';

/** Bytes of a body, unpacked (contract §3). */
const BODY_LIMIT = 256 * 1024;

/** Reads JSON, and nothing else, into `request.body`. What cannot be read is 400, 413 or 415. */
export function jsonBody(): RequestHandler {
  const read = express.json({ limit: BODY_LIMIT, type: 'application/json' });
  return (request: Request, response: Response, next: NextFunction) => {
    if (hasBody(request) && !request.is('application/json')) throw new AppError('unsupported_media_type');
    read(request, response, (error?: unknown) => next(error === undefined ? undefined : toAppError(error)));
  };
}

function hasBody(request: Request): boolean {
  return request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
}
