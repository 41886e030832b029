import { Logger } from '@nestjs/common';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { languageAmong } from '../../../contract/languages.js';
import { newId } from '../ids.js';
import type { Metrics } from '../metrics/metrics.js';
import { withRequestId } from '../request-context.js';

const REQUEST_ID = /^[\w.:-]{1,64}$/;

/** Gives each request an id (the caller's own if it is well-formed), a log line and a metric. */
export function requestContext(metrics: Metrics): RequestHandler {
  const logger = new Logger('Http');
  return (request: Request, response: Response, next: NextFunction) => {
    const given = request.headers['x-request-id'];
    const id = typeof given === 'string' && REQUEST_ID.test(given) ? given : newId();
    const start = performance.now();
    response.setHeader('X-Request-Id', id);
    const work = () => {
      response.once('close', () => {
        const seconds = (performance.now() - start) / 1_000;
        // The pattern, not the path: a metric for each id would grow without limit.
        const route = (request.route as { path?: string } | undefined)?.path;
        const { method } = request;
        const status = response.writableFinished ? response.statusCode : 499;
        metrics.observeRequest(method, route ? request.baseUrl + route : 'none', status, seconds);
        withRequestId(id, () =>
          logger.log({ method, path: pathOf(request), status, ms: Math.round(seconds * 10_000) / 10 }, 'Answered'),
        );
      });
      next();
    };
    const asked = () => languageAmong(request.acceptsLanguages());
    const languages = request.get('x-browser-languages');
    withRequestId(id, work, {
      asked,
      browser: languages === undefined ? asked : () => languageAmong(languages.split(',')),
    });
  };
}

/** Without the query, which may contain a token. */
function pathOf(request: Request): string {
  return request.originalUrl.split('?', 1)[0]!;
}
