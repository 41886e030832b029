import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Bus } from '../bus/bus.js';
import { WATCH_COUNT_ANSWERS, WATCH_COUNT_QUESTIONS } from '../bus/topics.js';
import { MembershipEndings } from '../households/membership-endings.js';
import { Config } from '../platform/config/config.js';
import { newId } from '../platform/ids.js';

/** How long other nodes may take to answer how many watches of an account they hold. */
const ANSWERS_MS = 200;

/** How many connections of an account follow conversations of children, on all nodes, for the receipt of a removed member. */
@Injectable()
export class WatchCounts implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('WatchCounts');
  /** At this node, by account. */
  private readonly own = new Map<string, number>();
  /** What other nodes have answered, by question. */
  private readonly answers = new Map<string, number>();
  private readonly closers: (() => void)[] = [];

  constructor(
    private readonly bus: Bus,
    private readonly config: Config,
    private readonly endings: MembershipEndings,
  ) {}

  async onModuleInit(): Promise<void> {
    this.endings.register('sockets', ({ userId }) => this.count(userId));
    if (this.isAlone) return;
    try {
      this.closers.push(
        await this.bus.subscribe(WATCH_COUNT_QUESTIONS, ({ id, userId }) => this.answer(id, userId)),
        await this.bus.subscribe(WATCH_COUNT_ANSWERS, ({ id, count }) => {
          const sum = this.answers.get(id);
          if (sum !== undefined) this.answers.set(id, sum + count);
        }),
      );
    } catch (error) {
      this.logger.warn({ err: error }, 'The receipts of removed members count the sockets of one node alone');
    }
  }

  onApplicationShutdown(): void {
    for (const close of this.closers) close();
  }

  /** Returns how to take the connection off again. */
  add(userId: string): () => void {
    this.change(userId, 1);
    let isCounted = true;
    return () => {
      if (isCounted) this.change(userId, -1);
      isCounted = false;
    };
  }

  private get isAlone(): boolean {
    return this.config.redisUrl === null;
  }

  private async count(userId: string): Promise<number> {
    if (this.isAlone) return this.own.get(userId) ?? 0;
    const id = newId();
    this.answers.set(id, 0);
    try {
      await this.bus.publish(WATCH_COUNT_QUESTIONS, { id, userId });
      await delay(ANSWERS_MS);
      return this.answers.get(id) ?? 0;
    } catch (error) {
      this.logger.warn({ err: error }, 'Other nodes could not be asked for the sockets of a removed member');
      return this.own.get(userId) ?? 0;
    } finally {
      this.answers.delete(id);
    }
  }

  /** This node hears its own question, too. */
  private answer(id: string, userId: string): void {
    const count = this.own.get(userId) ?? 0;
    if (count === 0) return;
    this.bus.publish(WATCH_COUNT_ANSWERS, { id, count }).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'A question for the sockets of a removed member could not be answered');
    });
  }

  private change(userId: string, by: number): void {
    const count = (this.own.get(userId) ?? 0) + by;
    if (count > 0) this.own.set(userId, count);
    else this.own.delete(userId);
  }
}
