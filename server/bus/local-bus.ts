import { Injectable } from '@nestjs/common';
import { Bus, type BusStatus, type PayloadListener } from './bus.js';
import { deliver, GapListeners } from './listeners.js';

/** The bus of a single node: payloads stay inside the process, so none is ever lost. */
@Injectable()
export class LocalBus extends Bus {
  private readonly topics = new Map<string, Set<{ listener: PayloadListener }>>();
  private readonly gaps = new GapListeners();
  private queue: { topic: string; payload: Buffer }[] = [];

  onGap(listener: () => void): () => void {
    return this.gaps.add(listener);
  }

  async status(): Promise<BusStatus> {
    return 'OK';
  }

  protected async publishPayload(topic: string, payload: string | Buffer): Promise<void> {
    if (this.queue.length === 0) queueMicrotask(() => this.flush());
    this.queue.push({ topic, payload: Buffer.from(payload as string) });
  }

  protected async subscribeToPayloads(topic: string, listener: PayloadListener): Promise<() => void> {
    const listeners = this.topics.get(topic) ?? new Set();
    this.topics.set(topic, listeners);
    const entry = { listener };
    listeners.add(entry);
    return () => {
      listeners.delete(entry);
      if (listeners.size === 0 && this.topics.get(topic) === listeners) this.topics.delete(topic);
    };
  }

  private flush(): void {
    const queue = this.queue;
    this.queue = [];
    for (const { topic, payload } of queue) {
      const listeners = this.topics.get(topic);
      if (listeners) deliver(listeners, payload);
    }
  }
}
