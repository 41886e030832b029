import { Logger } from '@nestjs/common';
import type { BusListener } from './bus.js';

const logger = new Logger('Bus');

/** Calls every listener with the payload; a failing one is logged and does not keep others from theirs. */
export function deliver(listeners: Iterable<{ listener: BusListener }>, payload: Buffer): void {
  for (const { listener } of listeners) {
    try {
      listener(payload);
    } catch (error) {
      logger.error({ err: error }, 'A listener of the bus failed');
    }
  }
}

/** Who wants to hear of gaps. */
export class GapListeners {
  private readonly entries = new Set<{ listener: () => void }>();

  add(listener: () => void): () => void {
    const entry = { listener };
    this.entries.add(entry);
    return () => {
      this.entries.delete(entry);
    };
  }

  tell(): void {
    for (const { listener } of this.entries) {
      try {
        listener();
      } catch (error) {
        logger.error({ err: error }, 'A listener for gaps failed');
      }
    }
  }
}
