import type { LoggerService, LogLevel } from '@nestjs/common';
import { type DestinationStream, destination, type Logger, multistream, pino, stdTimeFunctions } from 'pino';
import { currentRequestId } from '../request-context.js';
import { ErrorReports } from './error-reports.js';
import { redact, redactText } from './redact.js';

/** Parts of Nest that log every module and route at the start. */
const CHATTER = new Set<unknown>([
  'InstanceLoader',
  'NestFactory',
  'NestApplication',
  'RoutesResolver',
  'RouterExplorer',
]);

/** The settings of the logger. */
export interface LogSettings {
  logLevel: string;
  nodeId: string;
  environmentName: string;
  errorReportingUrl: string | null;
}

/**
 * Writes one JSON object per line to standard error, and lines from `error` up to the error reporting service as well. Used
 * through Nest's `Logger`: `logger.warn({ err, … }, 'What happened')` or `logger.warn('What happened')`. Everything passes
 * through `redact`.
 */
export class JsonLogger implements LoggerService {
  private readonly pino: Logger;

  constructor(
    { logLevel, nodeId, environmentName, errorReportingUrl }: LogSettings,
    stream: DestinationStream = destination({ dest: 2, sync: true }),
  ) {
    this.pino = pino(
      {
        level: logLevel,
        base: { node: nodeId, environment: environmentName },
        timestamp: stdTimeFunctions.isoTime,
        messageKey: 'message',
        // Errors are already redacted.
        serializers: { err: (error: unknown) => error },
        formatters: { level: (label) => ({ level: label }) },
        mixin: () => {
          const id = currentRequestId();
          return id ? { request_id: id } : {};
        },
      },
      errorReportingUrl === null
        ? stream
        : multistream([
            { level: 'trace', stream },
            { level: 'error', stream: new ErrorReports(errorReportingUrl) },
          ]),
    );
  }

  log(...parts: unknown[]): void {
    this.write(CHATTER.has(parts.at(-1)) ? 'debug' : 'info', parts);
  }

  error(...parts: unknown[]): void {
    this.write('error', parts);
  }

  warn(...parts: unknown[]): void {
    this.write('warn', parts);
  }

  debug(...parts: unknown[]): void {
    this.write('debug', parts);
  }

  verbose(...parts: unknown[]): void {
    this.write('trace', parts);
  }

  fatal(...parts: unknown[]): void {
    this.write('fatal', parts);
  }

  setLogLevels(_levels: LogLevel[]): void {
    // Only LOG_LEVEL sets the level.
  }

  /** Nest passes the logged values, then the name of the logger. */
  private write(level: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace', parts: unknown[]): void {
    if (!this.pino.isLevelEnabled(level)) return;
    const context = parts.length > 1 && typeof parts.at(-1) === 'string' ? parts.at(-1) : undefined;
    const rest = context === undefined ? parts : parts.slice(0, -1);
    const texts = rest.filter((part) => typeof part === 'string');
    const objects = rest.filter((part) => typeof part === 'object' && part !== null);
    const fields = Object.assign({}, ...objects.map((part) => redact(part instanceof Error ? { err: part } : part)));
    this.pino[level]({ ...(context ? { context } : {}), ...fields }, redactText(texts.join(' ')));
  }
}
