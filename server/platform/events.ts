import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { afterCommit } from './database/after-commit.js';

type EventClass<T extends object> = abstract new (...values: never[]) => T;
type Handler<T> = (event: T) => void | Promise<void>;

/**
 * Facts within one process. A handler may run twice, or not at all if the process dies: a periodic task over the database
 * must also find what has to happen. The failure of a handler is logged and does not affect the others.
 */
@Injectable()
export class Events {
  private readonly logger = new Logger('Events');
  private readonly handlers = new Map<unknown, Set<Handler<never>>>();

  on<T extends object>(eventClass: EventClass<T>, handler: Handler<T>): () => void {
    const handlers = this.handlers.get(eventClass) ?? new Set();
    this.handlers.set(eventClass, handlers);
    handlers.add(handler as Handler<never>);
    return () => handlers.delete(handler as Handler<never>);
  }

  /** Emits the event once the transaction of `manager` has committed; a rollback drops it. */
  emitAfterCommit(manager: EntityManager, event: object): void {
    afterCommit(manager, () => this.emit(event));
  }

  /** For facts that are committed already, or that no transaction stores. */
  emit(event: object): void {
    for (const handler of this.handlers.get(event.constructor) ?? []) void this.run(handler, event);
  }

  private async run(handler: Handler<never>, event: object): Promise<void> {
    try {
      await handler(event as never);
    } catch (error) {
      this.logger.error({ err: error, event: event.constructor.name }, 'An event handler failed');
    }
  }
}
