import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { UsersService } from './users.service.js';

const EVERY_MS = 60_000;
const ROUND_LIMIT = 10;

/** Finishes, once a minute, the erasures that a node has begun and left because it died or its database was away. */
@Injectable()
export class UnfinishedErasures implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('UnfinishedErasures');
  private timer: NodeJS.Timeout | null = null;
  private isRunning = false;

  constructor(private readonly users: UsersService) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.run(), EVERY_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
  }

  /** One round. Safe on many nodes at once. */
  async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    let isAnyLeft = true;
    for (let taken = 0; isAnyLeft && taken < ROUND_LIMIT; taken += 1) isAnyLeft = await this.finishOne();
    this.isRunning = false;
  }

  /** One that fails does not keep the others waiting. False where there is none to finish. */
  private async finishOne(): Promise<boolean> {
    let userId: string | null = null;
    try {
      userId = await this.users.takeOnErasure();
      if (userId !== null) await this.users.finishErasure(userId, userId);
    } catch (error) {
      this.logger.warn({ err: error }, 'An erasure will be finished in a minute');
    }
    return userId !== null;
  }
}
