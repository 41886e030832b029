import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';

const TRUSTED_ROUND_TRIP_MS = 500;

/**
 * The database's time as this node knows it: the last time that a query brought, carried on by the monotonic clock. A
 * node whose own clock is wrong or jumps still judges tokens as its neighbours do (quality C16).
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

  /** Takes over a time that a query has just brought; `sentAt` is the monotonic time at which it was asked. */
  observe(now: Date, sentAt: number): void {
    const receivedAt = performance.now();
    // What was long on its way tells too little.
    if (receivedAt - sentAt > TRUSTED_ROUND_TRIP_MS) return;
    this.offsetMs = now.getTime() - (sentAt + receivedAt) / 2;
  }

  now(): Date {
    return new Date(performance.now() + this.offsetMs);
  }
}
