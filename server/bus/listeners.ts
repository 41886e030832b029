import { Logger } from '@nestjs/common';
import type { PayloadListener } from './bus.js';

const logger = new Logger('Bus');

/** Calls every listener with the payload. One that throws is logged; the others still get the payload. */
export function deliver(listeners: Iterable<{ listener: PayloadListener }>, payload: Buffer): void {
  for (const { listener } of listeners) {
    try {
      listener(payload);
    } catch (error) {
      logger.error({ err: error }, 'A bus listener failed');
    }
  }
}

/** Listeners that re-read their data after a gap. */
export class GapListeners {
  private readonly entries = new Set<{ listener: () => void }>();

  add(listener: () => void): () => void {
    const entry = { listener };
    this.entries.add(entry);
    return () => {
      this.entries.delete(entry);
    };
  }

  notify(): void {
    for (const { listener } of this.entries) {
      try {
        listener();
      } catch (error) {
        logger.error({ err: error }, 'A gap listener failed');
      }
    }
  }
}
