import type { Server } from 'node:http';
import { join } from 'node:path';
import { RequestMethod } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from '../app.module.js';
import { DeniedRequestLog } from '../audit/denied-request-log.js';
import { healthRoutes } from '../cluster/health.routes.js';
import { Config } from '../platform/config/config.js';
import {
  answerExpressError,
  answerUnknownPath,
  RestExceptionFilter,
} from '../platform/errors/rest-exception.filter.js';
import { HealthChecks } from '../platform/health/health-checks.js';
import { jsonBody } from '../platform/http/json-body.js';
import { requestContext } from '../platform/http/request-context.js';
import { originRules, securityHeaders } from '../platform/http/security-headers.js';
import { webClient, webClientAssets } from '../platform/http/web-client.js';
import { JsonLogger } from '../platform/logging/json-logger.js';
import { Metrics } from '../platform/metrics/metrics.js';
import { metricsRoutes } from '../platform/metrics/metrics.routes.js';
import { projectRoot } from '../platform/project-root.js';
import { HubGatewayAdapter } from '../sockets/hub-gateway.adapter.js';
import { sayVersion } from '../uploads/tus/tus.js';

/** A client that takes longer to send its request is disconnected. Milliseconds. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
/** Requests that take longer during a shutdown are cut off. Milliseconds. */
const DRAIN_PATIENCE_MS = 25_000;

export interface CreateAppOptions {
  /** The directory of the built web client. */
  clientDir?: string;
}

/**
 * Creates the whole application, ready to listen. `config` must be complete, with port, database and signing secret, and the
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
  app.use(requestContext(app.get(Metrics)));
  const clientDir = options.clientDir ?? join(projectRoot(), 'dist/client');
  app.use(webClientAssets(clientDir));
  app.use(securityHeaders(config));
  app.use(['/health', '/metrics'], noStore);
  app.use(healthRoutes(app.get(HealthChecks), config.nodeId));
  app.use(metricsRoutes(app.get(Metrics), config));
  app.use(webClient(clientDir));
  app.use(noStore);
  app.use(originRules(config));
  app.use('/api/v1/uploads', sayVersion);
  app.use(jsonBody());
  const refusals = app.get(DeniedRequestLog);
  app.useGlobalFilters(new RestExceptionFilter((thrown, host) => refusals.noteCall(thrown, host)));
  app.setGlobalPrefix('api/v1', { exclude: [{ path: 'graphql', method: RequestMethod.ALL }] });

  app.useWebSocketAdapter(app.get(HubGatewayAdapter));

  const server = app.getHttpServer() as Server;
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  await app.init();
  // Nest handles only its own prefix and the errors of its own routes.
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

/** The setting in the form that Express accepts. */
function trustProxy(value: string | null): boolean | number | string {
  if (value === null || value === 'false') return false;
  if (value === 'true') return true;
  return /^\d+$/.test(value) ? Number(value) : value;
}

/** Stops the application: it accepts no new work, then closes everything in order. */
export async function closeApp(app: NestExpressApplication): Promise<void> {
  app.get(HealthChecks).drain();
  const cutOff = setTimeout(() => (app.getHttpServer() as Server).closeAllConnections(), DRAIN_PATIENCE_MS);
  try {
    await app.close();
  } finally {
    clearTimeout(cutOff);
  }
}
