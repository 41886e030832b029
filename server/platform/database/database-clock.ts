import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';

const TRUSTED_ROUND_TRIP_MS = 500;

/**
 * The database's time as this node knows it: the last time that a query returned, advanced by the monotonic clock. A node
 * whose own clock is wrong or jumps still judges tokens like the other nodes.
 */
@Injectable()
export class DatabaseClock implements OnModuleInit {
  /** Database time minus monotonic time. Milliseconds. */
  private offsetMs = Date.now() - performance.now();

  constructor(private readonly dataSource: DataSource) {}

  async onModuleInit(): Promise<void> {
    const sentAt = performance.now();
    const [row] = await this.dataSource.query<{ now: Date }[]>('SELECT clock_timestamp() AS now');
    if (row) this.observe(row.now, sentAt);
  }

  /** Adopts a time that a query has just returned; `sentAt` is the monotonic time at which the query was sent. */
  observe(now: Date, sentAt: number): void {
    const receivedAt = performance.now();
    // After a long round trip, the time is too inexact.
    if (receivedAt - sentAt > TRUSTED_ROUND_TRIP_MS) return;
    this.offsetMs = now.getTime() - (sentAt + receivedAt) / 2;
  }

  now(): Date {
    return new Date(performance.now() + this.offsetMs);
  }
}
