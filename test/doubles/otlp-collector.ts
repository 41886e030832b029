/** A collector that accepts or refuses traces over OTLP/HTTP in JSON. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Value = { stringValue?: string; boolValue?: boolean; intValue?: number | string; doubleValue?: number };
type Attribute = { key: string; value: Value };

interface WireSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes?: Attribute[];
  events?: { name: string; timeUnixNano: string }[];
  links?: { traceId: string; spanId: string }[];
  status?: { code?: number };
}

interface WireRequest {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: WireSpan[] }[] }[];
}

export interface CollectedSpan extends Omit<WireSpan, 'attributes'> {
  /** The instance of the service that sent it. */
  node: unknown;
  attributes: Record<string, unknown>;
}

export interface OtlpCollector {
  /** The value for `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  url: string;
  readonly spans: readonly CollectedSpan[];
  /** The received bodies as text, in order of arrival. */
  readonly text: string;
  /** How many batches arrived, including refused ones. */
  readonly batches: number;
  isRefusing: boolean;
  close(): Promise<void>;
}

export async function startOtlpCollector(): Promise<OtlpCollector> {
  const spans: CollectedSpan[] = [];
  let text = '';
  let batches = 0;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    batches += 1;
    if (request.method !== 'POST' || request.url !== '/v1/traces') response.writeHead(404).end();
    else if (request.headers['content-type'] !== 'application/json') response.writeHead(415).end();
    else if (collector.isRefusing) response.writeHead(400).end();
    else {
      text += body;
      spans.push(...spansOf(JSON.parse(body) as WireRequest));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    }
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  const collector: OtlpCollector = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    get text() {
      return text;
    },
    get batches() {
      return batches;
    },
    isRefusing: false,
    async close() {
      server.closeAllConnections();
      await new Promise((settle) => server.close(settle));
    },
  };
  return collector;
}

function spansOf({ resourceSpans }: WireRequest): CollectedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans
      .flatMap((scope) => scope.spans)
      .map((span) => ({
        ...span,
        node: recordOf(resource.attributes)['service.instance.id'],
        attributes: recordOf(span.attributes),
      })),
  );
}

function recordOf(attributes: Attribute[] = []): Record<string, unknown> {
  return Object.fromEntries(
    attributes.map(({ key, value: { stringValue, boolValue, intValue, doubleValue } }) => [
      key,
      stringValue ?? boolValue ?? (intValue === undefined ? doubleValue : Number(intValue)),
    ]),
  );
}
