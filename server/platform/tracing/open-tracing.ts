import type { Config } from '../config/config.js';
import { Tracing } from './tracing.js';

/** Loads the OpenTelemetry code only if a collector is configured. */
export async function openTracing({ otlpEndpoint, nodeId, environmentName }: Config): Promise<Tracing> {
  if (otlpEndpoint === null) return new Tracing();
  const { OtlpTracing } = await import('./otlp-tracing.js');
  return new OtlpTracing({ endpoint: otlpEndpoint, nodeId, environmentName });
}
