import { Injectable, Logger } from '@nestjs/common';

type EventClass<T extends object> = abstract new (...values: never[]) => T;
type Handler<T> = (event: T) => void | Promise<void>;

/**
 * Facts inside one process, announced after commit. A handler may run twice or, where the process dies, not at all:
 * what must happen is also found by a sweep over the store. A handler's failure is logged and stays its own.
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
