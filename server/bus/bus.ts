import type { Topic } from './topic.js';

export type PayloadListener = (payload: Buffer) => void;
export type BusStatus = 'OK' | 'DOWN';

/**
 * Carries hints and text in flight between the nodes. Nothing is stored here: Postgres holds the data, and a listener
 * that missed a payload reads it there.
 *
 * Every implementation keeps these promises (`bus.suite.ts` checks them):
 * - A payload reaches every listener that is subscribed when it is published, on every node including the publisher's
 *   own, at most once.
 * - Payloads of one topic arrive in the same order at every listener; those of one publisher in the order of its calls.
 * - A listener is never called from within `publish`. If it throws, the error is logged and the other listeners still
 *   get the payload.
 * - When payloads may have been lost, `onGap` listeners are called once the bus works again, or after 5 s of silence.
 *   That includes payloads that another node failed to publish, or lost when it died.
 */
export abstract class Bus {
  /** The payload that was read last: the other listeners of its topic get the same value. */
  private latest: { topic: string; payload: Buffer; value: unknown } | null = null;

  /**
   * Resolves when the bus has accepted the payload, not when it has arrived.
   * @throws AppError `unavailable` within 2 s. The payload may still have been delivered.
   */
  publish<In>(topic: Topic<In, unknown>, value: NoInfer<In>): Promise<void> {
    return this.publishPayload(topic.name, topic.encode(value));
  }

  /**
   * Resolves when the subscription is active: later payloads arrive as promised above. Subscriptions are counted by
   * topic, so a node receives a topic only while it has a listener for it. Listeners share the value and must not change it.
   * @returns how to end this one subscription; safe to call twice.
   * @throws AppError `unavailable` within 2 s.
   */
  subscribe<Out>(topic: Topic<never, Out>, listener: (value: Out) => void): Promise<() => void> {
    return this.subscribeToPayloads(topic.name, (payload) => {
      const value = this.read(topic, payload);
      if (value !== undefined) listener(value);
    });
  }

  /** Calls `listener` whenever payloads of any topic may have been lost: re-read from Postgres. */
  abstract onGap(listener: () => void): () => void;

  /** Whether the bus answers; within 2 s. */
  abstract status(): Promise<BusStatus>;

  /** Every listener of a topic is called with the same buffer, one after the other. A topic has one schema. */
  private read<Out>(topic: Topic<never, Out>, payload: Buffer): Out | undefined {
    if (this.latest?.payload !== payload || this.latest.topic !== topic.name) {
      this.latest = { topic: topic.name, payload, value: topic.decode(payload) };
    }
    return this.latest.value as Out | undefined;
  }

  protected abstract publishPayload(topic: string, payload: string | Buffer): Promise<void>;

  protected abstract subscribeToPayloads(topic: string, listener: PayloadListener): Promise<() => void>;
}
