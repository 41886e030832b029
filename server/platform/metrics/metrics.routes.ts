import { type Request, Router } from 'express';
import type { Config } from '../config/config.js';
import { timingSafeEqualText } from '../crypto.js';
import { AppError } from '../errors/app-error.js';
import { isLoopbackAddress } from '../http/loopback.js';
import type { Metrics } from './metrics.js';

/** Metrics in Prometheus format, for callers with the token; if no token is set, only for this computer. */
export function metricsRoutes(metrics: Metrics, config: Config): Router {
  const router = Router();
  router.get('/metrics', async (request, response) => {
    requireAccess(request, config.metricsToken);
    response.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  return router;
}

function requireAccess(request: Request, token: string | null): void {
  if (token === null) {
    // A proxy on this computer also connects from loopback, for any caller.
    const isForwarded = 'x-forwarded-for' in request.headers || 'forwarded' in request.headers;
    if (isForwarded || !isLoopbackAddress(request.socket.remoteAddress)) throw new AppError('forbidden');
    return;
  }
  const [scheme, given] = request.headers.authorization?.split(' ') ?? [];
  if (scheme?.toLowerCase() !== 'bearer' || !given || !timingSafeEqualText(given, token)) {
    throw new AppError('unauthorized', { headers: { 'WWW-Authenticate': 'Bearer' } });
  }
}
