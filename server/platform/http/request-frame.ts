import { Logger } from '@nestjs/common';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { newId } from '../ids.js';
import type { Metrics } from '../metrics/metrics.js';
import { withRequestId } from '../request-context.js';

const REQUEST_ID = /^[\w.:-]{1,64}$/;

/** Gives each request an id (the caller's own where it is a plain one), one line in the log and one in the figures. */
export function requestFrame(metrics: Metrics): RequestHandler {
  const logger = new Logger('Http');
  return (request: Request, response: Response, next: NextFunction) => {
    const given = request.headers['x-request-id'];
    const id = typeof given === 'string' && REQUEST_ID.test(given) ? given : newId();
    const start = performance.now();
    response.setHeader('X-Request-Id', id);
    withRequestId(id, () => {
      response.once('close', () => {
        const seconds = (performance.now() - start) / 1_000;
        // The pattern, not the path: a figure for each id would never end.
        const route = (request.route as { path?: string } | undefined)?.path;
        const { method } = request;
        const status = response.writableFinished ? response.statusCode : 499;
        metrics.observeRequest(method, route ? request.baseUrl + route : 'none', status, seconds);
        withRequestId(id, () =>
          logger.log({ method, path: pathOf(request), status, ms: Math.round(seconds * 10_000) / 10 }, 'Answered'),
        );
      });
      next();
    });
  };
}

/** Without the query, which may hold a token. */
function pathOf(request: Request): string {
  return request.originalUrl.split('?', 1)[0]!;
}
