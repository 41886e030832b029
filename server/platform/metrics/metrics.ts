import { Injectable } from '@nestjs/common';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { Config } from '../config/config.js';

/** Seconds: from reading one row to work that no request waits for. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The metrics of this node. Label values come from a closed set: never an id, an address or a text. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  private readonly requests: Histogram;

  constructor(config: Config) {
    this.registry.setDefaultLabels({ node: config.nodeId });
    collectDefaultMetrics({ register: this.registry });
    this.requests = new Histogram({
      name: 'starling_http_request_seconds',
      help: 'Time to answer HTTP requests',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS,
      registers: [this.registry],
    });
  }

  observeRequest(method: string, route: string, status: number, seconds: number): void {
    this.requests.observe({ method, route, status: String(status) }, seconds);
  }

  /** A number that only grows. */
  counter(name: string, help: string): { inc(value?: number): void } {
    return new Counter({ name, help, registers: [this.registry] });
  }

  /** The same, by labels of a closed set of values. */
  labelledCounter<Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
  ): { inc(labels: Record<Label, string>, value?: number): void } {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  /** How long something takes, in seconds. */
  histogram(name: string, help: string): { observe(seconds: number): void } {
    return new Histogram({ name, help, buckets: BUCKETS, registers: [this.registry] });
  }

  /** A number that is read at each scrape. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      async collect() {
        this.set(await read());
      },
    });
  }
}
