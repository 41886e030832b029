import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { type Request, type RequestHandler, Router } from 'express';
import compressedFiles from 'express-static-gzip';
import { z } from 'zod';

/** What the server itself answers; everything else a browser asks for is a page of the web client. */
const SERVER_PATHS = /^\/(api|graphql|health|metrics)(\/|$)/;

const PRELOADS = z.record(z.string(), z.string());

/**
 * The built web client: files by their names, its one page for deep links. The build puts a `.br` and a `.gz` beside each
 * file; a browser gets the smallest form that it takes, each with an ETag of its own.
 */
export function webClient(directory: string): Router {
  const router = Router();
  if (!existsSync(join(directory, 'index.html'))) {
    new Logger('WebClient').warn('The web client is not built; only the API is served');
    return router;
  }
  const links = preloads(directory);
  // Only what a file or a page can answer goes on: a call would look for a file with its name, and be sent as one.
  router.use((request, _response, next) => next(isForFiles(request) ? undefined : 'router'));
  router.use((request, response, next) => {
    if (isPage(request)) {
      const link = links.get(request.path);
      if (link) response.setHeader('Link', link);
      request.url = '/index.html';
    }
    next();
  });
  router.use(files(directory, 'no-cache'));
  return router;
}

/**
 * Scripts, styles and fonts. They go before the headers of pages: what those say holds where a page is shown, and on each
 * file it would be two thirds of a kilobyte for nothing.
 */
export function webClientAssets(directory: string): Router {
  const router = Router();
  router.use('/assets', (request, response, next) => {
    if (!isForFiles(request)) return next('router');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    next();
  });
  // Vite puts a hash of the content into these names.
  router.use('/assets', files(join(directory, 'assets'), 'public, max-age=31536000, immutable'));
  return router;
}

/** By page, the `Link` header that names its chunks: the build knows them. */
function preloads(directory: string): ReadonlyMap<string, string> {
  const file = join(directory, 'preloads.json');
  return new Map(existsSync(file) ? Object.entries(PRELOADS.parse(JSON.parse(readFileSync(file, 'utf8')))) : []);
}

function files(directory: string, cacheControl: string): RequestHandler {
  return compressedFiles(directory, {
    enableBrotli: true,
    orderPreference: ['br', 'gzip'],
    index: false,
    serveStatic: {
      cacheControl: false,
      redirect: false,
      setHeaders: (response) => response.setHeader('Cache-Control', cacheControl),
    },
  });
}

function isForFiles({ method, path }: Request): boolean {
  return ['GET', 'HEAD'].includes(method) && !SERVER_PATHS.test(path) && isDecodable(path);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** A missing picture must stay missing: a page in its place would be taken for a broken picture. */
function isPage({ path }: Request): boolean {
  return !path.startsWith('/assets/') && !/\.\w+$/.test(path);
}
