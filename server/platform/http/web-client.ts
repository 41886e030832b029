import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import express, { type NextFunction, type Request, type Response, Router } from 'express';

/** What the server itself answers; everything else a browser asks for is a page of the web client. */
const SERVER_PATHS = /^\/(api|graphql|health|metrics)(\/|$)/;

/** The built web client: files by their names, its one page for deep links (contract §1). */
export function webClient(directory: string): Router {
  const router = Router();
  if (!existsSync(join(directory, 'index.html'))) {
    new Logger('WebClient').warn('The web client is not built; only the API is served');
    return router;
  }
  // Before the files: a call would look for one with its name on the disk.
  router.use((request, _response, next) => next(SERVER_PATHS.test(request.path) ? 'router' : undefined));
  // Vite puts a hash of the content into these names.
  router.use('/assets', express.static(join(directory, 'assets'), { immutable: true, maxAge: '1y', index: false }));
  router.use(
    express.static(directory, {
      index: false,
      maxAge: 0,
      setHeaders: (response) => response.setHeader('Cache-Control', 'no-cache'),
    }),
  );
  // Not `get`: a router with a route for every path would answer every OPTIONS itself, preflights of the API included.
  router.use((request: Request, response: Response, next: NextFunction) => {
    if (!isPage(request)) return next();
    response.setHeader('Cache-Control', 'no-cache');
    // Relative to its folder: a dot in a folder's name above it would hide the file.
    response.sendFile('index.html', { root: directory, cacheControl: false });
  });
  return router;
}

/** A missing picture must stay missing: a page in its place would be taken for a broken picture. */
function isPage({ method, path }: Request): boolean {
  return ['GET', 'HEAD'].includes(method) && !path.startsWith('/assets/') && !/\.\w+$/.test(path);
}
