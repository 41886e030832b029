import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { type Request, type RequestHandler, Router } from 'express';
import compressedFiles from 'express-static-gzip';
import { z } from 'zod';
import { languageAmong } from '../../../contract/languages.js';

/** Paths of the API. Every other path is a page or a file of the web client. */
const SERVER_PATHS = /^\/(api|graphql|health|metrics)(\/|$)/;

/** The one page, in each language. */
const PAGE = /\/index(\.\w+)?\.html/;

const PRELOADS = z.record(z.string(), z.string());

/**
 * Serves the built web client: its files by name, and its one page for deep links, in the language of the browser. The
 * build adds a `.br` and a `.gz` to each file; a browser gets the smallest form that it accepts, each with its own ETag.
 */
export function webClient(directory: string): Router {
  const router = Router();
  if (!existsSync(join(directory, 'index.html'))) {
    new Logger('WebClient').warn('The web client is not built; only the API is served');
    return router;
  }
  const links = preloads(directory);
  // Other requests leave the router: they must not be answered with a file of the same name.
  router.use((request, _response, next) => next(isForFiles(request) ? undefined : 'router'));
  router.use((request, response, next) => {
    if (isPage(request)) {
      const link = links.get(request.path);
      if (link) response.setHeader('Link', link);
      request.url = pageFor(request);
    }
    next();
  });
  router.use(files(directory, 'no-cache'));
  return router;
}

/**
 * Serves scripts, styles and fonts, without the security headers of pages: those have no effect on a file and would add
 * two thirds of a kilobyte to each.
 */
export function webClientAssets(directory: string): Router {
  const router = Router();
  router.use('/assets', (request, response, next) => {
    if (!isForFiles(request)) return next('router');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    next();
  });
  // These names contain a hash of the content.
  router.use('/assets', files(join(directory, 'assets'), 'public, max-age=31536000, immutable'));
  return router;
}

/** The `Link` header of each page, with its chunks. The build writes the list. */
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
      setHeaders: (response, file) => {
        response.setHeader('Cache-Control', cacheControl);
        if (PAGE.test(file)) response.setHeader('Vary', 'Accept-Encoding, Accept-Language');
      },
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
    // `decodeURIComponent` throws for a malformed path, which is the answer.
    return false;
  }
}

/** The page whose first screen, which stands there before any script, is in the language of the browser. */
function pageFor(request: Request): string {
  const language = languageAmong(request.acceptsLanguages()) ?? 'en';
  return language === 'en' ? '/index.html' : `/index.${language}.html`;
}

/** A missing image must answer 404: the page in its place would look like a broken image. */
function isPage({ path }: Request): boolean {
  return !path.startsWith('/assets/') && !/\.\w+$/.test(path);
}
