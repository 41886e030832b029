export type BusListener = (payload: Buffer) => void;
export type BusStatus = 'OK' | 'DOWN';

/**
 * Carries hints and text in flight between the nodes. Nothing lives here alone: Postgres is the truth, and a reader
 * that missed something finds it there.
 *
 * What every implementation promises (`bus.suite.ts` holds them to it):
 * - A payload reaches every listener whose subscription stands when it is published, on every node, the publisher's
 *   own included, at most once.
 * - Payloads of one topic arrive in the same order at every listener; those of one publisher in the order of its calls.
 * - A listener is never called from within `publish`. What one throws is logged and does not keep others from theirs.
 * - Where payloads may have been lost, `onGap` listeners are told, once things work again or after 5 s of silence: also
 *   of what another node could not publish, or took with it when it died.
 */
export abstract class Bus {
  /**
   * Resolves when the bus has taken the payload, not when it has arrived.
   * @throws AppError `unavailable` within 2 s. The payload may have got through all the same.
   */
  abstract publish(topic: string, payload: string | Buffer): Promise<void>;

  /**
   * Resolves when the subscription stands: what is published from then on arrives, in so far as the bus promises it.
   * Subscriptions are counted by topic, so a node pays for a topic only while somebody listens.
   * @returns what ends this one subscription; safe to call twice.
   * @throws AppError `unavailable` within 2 s.
   */
  abstract subscribe(topic: string, listener: BusListener): Promise<() => void>;

  /** Told whenever payloads of any topic may have been lost: read your truth again. */
  abstract onGap(listener: () => void): () => void;

  /** Whether the bus answers; within 2 s. */
  abstract status(): Promise<BusStatus>;
}
