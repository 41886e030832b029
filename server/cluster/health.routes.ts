import { Router } from 'express';
import type { HealthChecks } from '../platform/health/health-checks.js';

/** Answers states only; the reasons are logged. */
export function healthRoutes(checks: HealthChecks, nodeId: string): Router {
  const router = Router();
  router.get('/health/live', (_request, response) => {
    response.json({ status: 'ok', node: nodeId });
  });
  router.get('/health/ready', async (_request, response) => {
    const failing = await checks.failing();
    if (failing.length === 0) response.json({ status: 'ok', node: nodeId });
    else response.status(503).json({ status: 'unavailable', node: nodeId, failing });
  });
  return router;
}
