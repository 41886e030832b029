import type { Server } from 'node:http';
import { join } from 'node:path';
import { RequestMethod } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { RefusalLog } from './access/refusal-log.js';
import { AppModule } from './app.module.js';
import { LiveSocketAdapter } from './chat/live/live-socket.adapter.js';
import { Config } from './platform/config/config.js';
import { answerExpressError, answerUnknownPath, RestExceptionFilter } from './platform/errors/rest-exception.filter.js';
import { healthRoutes } from './platform/health/health.routes.js';
import { HealthChecks } from './platform/health/health-checks.js';
import { jsonBody } from './platform/http/json-body.js';
import { requestFrame } from './platform/http/request-frame.js';
import { originRules, securityHeaders } from './platform/http/security-headers.js';
import { webClient, webClientAssets } from './platform/http/web-client.js';
import { JsonLogger } from './platform/logging/json-logger.js';
import { Metrics } from './platform/metrics/metrics.js';
import { metricsRoutes } from './platform/metrics/metrics.routes.js';
import { projectRoot } from './platform/project-root.js';

/** A client that is slower than this in sending its request is cut off. Milliseconds. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
/** Requests that are still being answered by then are cut off. */
const DRAIN_PATIENCE_MS = 25_000;

export interface CreateAppOptions {
  /** Where the built web client is. */
  clientDir?: string;
}

/**
 * The whole application, ready to listen. `config` has to be complete: port, database and signing secret known, and the
 * database migrated. The service and the tests both start here.
 */
export async function createApp(config: Config, options: CreateAppOptions = {}): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(config), {
    bodyParser: false,
    abortOnError: false,
    logger: new JsonLogger(config),
  });
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('query parser', 'simple');
  app.set('trust proxy', trustProxy(config.trustProxy));
  app.use(requestFrame(app.get(Metrics)));
  const clientDir = options.clientDir ?? join(projectRoot(), 'dist/client');
  app.use(webClientAssets(clientDir));
  app.use(securityHeaders(config));
  app.use(['/health', '/metrics'], noStore);
  app.use(healthRoutes(app.get(HealthChecks), config.nodeId));
  app.use(metricsRoutes(app.get(Metrics), config));
  app.use(webClient(clientDir));
  app.use(noStore);
  app.use(originRules(config));
  app.use(jsonBody());
  app.useWebSocketAdapter(app.get(LiveSocketAdapter));
  const refusals = app.get(RefusalLog);
  app.useGlobalFilters(new RestExceptionFilter((thrown, host) => refusals.noteCall(thrown, host)));
  app.setGlobalPrefix('api/v1', { exclude: [{ path: 'graphql', method: RequestMethod.ALL }] });

  const server = app.getHttpServer() as Server;
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  await app.init();
  // Nest answers for its prefix only, and only for what its own routes throw.
  app.use(answerUnknownPath);
  app.use(answerExpressError);
  return app;
}

function noStore(
  _request: unknown,
  response: { setHeader(name: string, value: string): void },
  next: () => void,
): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}

/** As Express takes it: a number of proxies, yes or no, or addresses. */
function trustProxy(value: string | null): boolean | number | string {
  if (value === null || value === 'false') return false;
  if (value === 'true') return true;
  return /^\d+$/.test(value) ? Number(value) : value;
}

/** For whoever stops the application: no new work from now on, then everything closes in order. */
export async function closeApp(app: NestExpressApplication): Promise<void> {
  app.get(HealthChecks).drain();
  const cutOff = setTimeout(() => (app.getHttpServer() as Server).closeAllConnections(), DRAIN_PATIENCE_MS);
  try {
    await app.close();
  } finally {
    clearTimeout(cutOff);
  }
}
