import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import {
  type Span as ApiSpan,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  type SpanOptions,
  SpanStatusCode,
  TraceFlags,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, RandomIdGenerator, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
import { APP_VERSION } from '../../../contract/version.js';
import { type Attributes, type Span, type TracedReply, Tracing } from './tracing.js';

/** How long spans wait for others of their batch: a node that is killed loses those of a second. Milliseconds. */
const BATCH_DELAY_MS = 1_000;
/** A batch that the collector has not accepted by then is dropped. Milliseconds. */
const EXPORT_TIMEOUT_MS = 5_000;
/** Spans that are not delivered within this time at shutdown are dropped. Milliseconds. */
const SHUTDOWN_PATIENCE_MS = 1_000;

export interface OtlpTracingOptions {
  /** The collector's address without `/v1/traces`. */
  endpoint: string;
  nodeId: string;
  environmentName: string;
}

/** Traces over OTLP/HTTP. Spans wait in a bounded queue; those that the collector does not accept are dropped. */
export class OtlpTracing extends Tracing implements OnApplicationShutdown {
  private readonly ids = new MessageIds();
  private readonly provider: TracerProvider;
  private readonly tracer: Tracer;

  constructor({ endpoint, nodeId, environmentName }: OtlpTracingOptions) {
    super();
    const url = `${endpoint.replace(/(?<!\/)\/+$/, '')}/v1/traces`;
    const exporter = new OTLPTraceExporter({ url, timeoutMillis: EXPORT_TIMEOUT_MS });
    this.provider = new TracerProvider({
      resource: resourceFromAttributes({
        'service.name': 'starling',
        'service.instance.id': nodeId,
        'service.version': APP_VERSION,
        'deployment.environment.name': environmentName,
      }),
      idGenerator: this.ids,
      spanProcessors: [
        new BatchSpanProcessor({ exporter: reportingOutages(exporter), scheduledDelayMillis: BATCH_DELAY_MS }),
      ],
    });
    this.tracer = this.provider.getTracer('starling');
  }

  override message(messageId: string, attributes: Attributes): Span {
    const options = { kind: SpanKind.SERVER, attributes: { ...attributes, 'starling.message_id': messageId } };
    return new OtlpSpan(
      this.tracer,
      this.ids.rootOf(messageId, () => this.tracer.startSpan('message', options, ROOT_CONTEXT)),
    );
  }

  override reply({ conversationId, messageId, replyId, fence }: TracedReply, askedAt: number): Span {
    const message = contextOf(messageId);
    const isTakeover = fence > 1;
    const options: SpanOptions = {
      kind: SpanKind.CONSUMER,
      startTime: askedAt,
      attributes: {
        'starling.conversation_id': conversationId,
        'starling.message_id': messageId,
        'starling.reply_id': replyId,
        'starling.fence': fence,
      },
      links: isTakeover ? [{ context: message }] : [],
    };
    const parent = isTakeover ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, message);
    const span = new OtlpSpan(this.tracer, this.tracer.startSpan('reply', options, parent));
    span.child('reply.take', {}, askedAt).end();
    return span;
  }

  async onApplicationShutdown(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((settle) => {
      timer = setTimeout(settle, SHUTDOWN_PATIENCE_MS);
    });
    // `reportingOutages` has logged any failure.
    await Promise.race([this.provider.shutdown().catch(() => undefined), late]);
    clearTimeout(timer);
  }
}

class OtlpSpan implements Span {
  constructor(
    private readonly tracer: Tracer,
    private readonly span: ApiSpan,
  ) {}

  child(name: string, attributes: Attributes = {}, startedAt?: number): Span {
    const context = trace.setSpan(ROOT_CONTEXT, this.span);
    return new OtlpSpan(this.tracer, this.tracer.startSpan(name, { attributes, startTime: startedAt }, context));
  }

  note(attributes: Attributes): void {
    this.span.setAttributes(attributes);
  }

  mark(moment: string): void {
    this.span.addEvent(moment);
  }

  end(): void {
    this.span.end(performance.now());
  }

  async run<T>(work: (span: Span) => Promise<T>): Promise<T> {
    try {
      return await work(this);
    } catch (error) {
      this.fail(error);
      throw error;
    } finally {
      this.end();
    }
  }

  /** Records only the type: an error message may repeat a user's text. Cancelled work has not failed. */
  private fail(error: unknown): void {
    const kind = error instanceof Error ? error.name : typeof error;
    this.span.setAttribute('error.type', kind);
    if (kind !== 'AbortError') this.span.setStatus({ code: SpanStatusCode.ERROR });
  }
}

/** Random ids, except for the root spans of messages. */
class MessageIds extends RandomIdGenerator {
  private root: SpanContext | null = null;

  rootOf(messageId: string, start: () => ApiSpan): ApiSpan {
    this.root = contextOf(messageId);
    try {
      return start();
    } finally {
      this.root = null;
    }
  }

  override generateTraceId(): string {
    return this.root?.traceId ?? super.generateTraceId();
  }

  override generateSpanId(): string {
    return this.root?.spanId ?? super.generateSpanId();
  }
}

/** The root span of a message: the trace id is the message's id, the span id its random half. */
function contextOf(messageId: string): SpanContext {
  const traceId = messageId.replaceAll('-', '');
  return { traceId, spanId: traceId.slice(16), traceFlags: TraceFlags.SAMPLED, isRemote: true };
}

/** Logs one line when the collector becomes unreachable, and one when it is reachable again. */
function reportingOutages(exporter: SpanExporter): SpanExporter {
  const logger = new Logger('Tracing');
  let isDown = false;
  return {
    export(spans, settle) {
      exporter.export(spans, (result) => {
        if (result.error && !isDown)
          logger.warn({ err: result.error }, 'The collector accepts no traces; they are dropped');
        if (!result.error && isDown) logger.log('The collector accepts traces again');
        isDown = Boolean(result.error);
        settle(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
}
